import type {ComponentType} from 'react';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import {baseUrl} from '../../../../../src/config/site';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import type {SearchEngine} from '../../engine/types';

/** The dialog, loaded on demand. */
export type DialogComponent = ComponentType<{
  algolia: ThemeConfigAlgolia;
  initialQuery: string;
  onClose: () => void;
}>;

/**
 * Loads the dialog with its styles, once.
 *
 * @throws if a file can't be loaded; the next call tries again
 */
export const loadDialog = memoizeAsync(async (): Promise<DialogComponent> => {
  const [{default: dialog}] = await loadModules(() =>
    Promise.all([import('./Dialog'), import('@docsearch/react/style')]),
  );
  return dialog;
});

/**
 * Loads the embedded engine's code once; its index is loaded by `warm` or the first query.
 *
 * @throws if the code can't be loaded; the next call tries again
 */
export const loadEngine = memoizeAsync(async (): Promise<SearchEngine> => {
  const {createEngine} = await loadModules(() => import('../../engine/engine'));
  return createEngine(baseUrl);
});

/** Starts to load the engine and its index along with the dialog. The first query reports a failure and tries again. */
export function warmEngine(): void {
  loadEngine()
    .then((engine) => engine.warm())
    .catch(() => undefined);
}
