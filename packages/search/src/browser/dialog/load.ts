import type {ComponentType} from 'react';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import type {DialogProps} from './Dialog';

/** The dialog, loaded on demand. */
export type DialogComponent = ComponentType<DialogProps>;

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
