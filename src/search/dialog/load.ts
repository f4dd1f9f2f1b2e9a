import type {ComponentType} from 'react';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {loadModules} from '@site/src/browser/chunks';
import {memoizeAsync} from '@site/src/lib/memoize-async';

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

/** Starts to load the engine and its index along with the dialog. The first query reports a failure and tries again. */
export async function warmEngine(): Promise<void> {
  try {
    const {loadEngine} = await import('./engine');
    const engine = await loadEngine();
    await engine.warm();
  } catch {
    // See above.
  }
}
