import siteConfig from '@generated/docusaurus.config';
import {remember} from '@site/src/browser/remember';
import type {SearchEngine} from '@site/src/search/types';

/**
 * Loads the program of the embedded search, once; its index loads when it is warmed or asked.
 *
 * @throws where the program does not load; the next call tries again
 */
export const loadEngine = remember(async (): Promise<SearchEngine> => {
  const {createEngine} = await import('@site/src/search/engine');
  return createEngine(siteConfig.baseUrl);
});
