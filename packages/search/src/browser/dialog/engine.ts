import siteConfig from '@generated/docusaurus.config';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import type {SearchEngine} from '../../engine/types';

/**
 * Loads the engine's code once; its index is loaded by `warm` or the first query.
 *
 * @throws if the code can't be loaded; the next call tries again
 */
export const loadEngine = memoizeAsync(async (): Promise<SearchEngine> => {
  const {createBrowserEngine} = await loadModules(() => import('../engine'));
  return createBrowserEngine(siteConfig.baseUrl);
});

/** Starts to load the engine and its index along with the dialog. The first query reports a failure and tries again. */
export function warmEngine(): void {
  loadEngine()
    .then((engine) => engine.warm())
    .catch(() => undefined);
}
