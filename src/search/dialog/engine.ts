import siteConfig from '@generated/docusaurus.config';
import {loadModules} from '@site/src/browser/chunks';
import {memoizeAsync} from '@site/src/lib/memoize-async';
import type {SearchEngine} from '@site/src/search/engine/types';

/**
 * Loads the embedded engine's code once; its index is loaded by `warm` or the first query.
 *
 * @throws if the code can't be loaded; the next call tries again
 */
export const loadEngine = memoizeAsync(async (): Promise<SearchEngine> => {
  const {createEngine} = await loadModules(() => import('@site/src/search/engine/engine'));
  return createEngine(siteConfig.baseUrl);
});
