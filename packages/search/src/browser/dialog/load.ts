import type {ComponentType} from 'react';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import {memoizeAsync} from '@docs-kit/base/memoize-async';

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
