import siteConfig from '@generated/docusaurus.config';
import {loadModules} from '@site/src/browser/chunks';
import {memoizeAsync} from '@site/src/lib/memoizeAsync';
import type {SearchEngine} from '@site/src/search/engine/types';

/**
 * Loads the program of the embedded search, once; its index loads when it is warmed or asked.
 *
 * @throws where the program does not load; the next call tries again
 */
export const loadEngine = memoizeAsync(async (): Promise<SearchEngine> => {
  const {createEngine} = await loadModules(() => import('@site/src/search/engine/engine'));
  return createEngine(siteConfig.baseUrl);
});
