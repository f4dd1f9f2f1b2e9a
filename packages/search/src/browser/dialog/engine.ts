import siteConfig from '@generated/docusaurus.config';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import type {SearchEngine} from '../../engine/types';
import {fetchJson} from '../index-files/fetch-json';
import {loadRest} from '../index-files/prefetch';

/**
 * Loads the embedded engine's code once; its index is loaded by `warm` or the first query.
 *
 * @throws if the code can't be loaded; the next call tries again
 */
export const loadEngine = memoizeAsync(async (): Promise<SearchEngine> => {
  const {createEngine} = await loadModules(() => import('../../engine/engine'));
  return createEngine(siteConfig.baseUrl, {fetchJson, prefetch: loadRest});
});

/** Starts to load the engine and its index along with the dialog. The first query reports a failure and tries again. */
export function warmEngine(): void {
  loadEngine()
    .then((engine) => engine.warm())
    .catch(() => undefined);
}
