import type {ComponentType} from 'react';
import {loadModules} from '../browser/chunks';
import {memoizeAsync} from '../lib/memoize-async';

/** The dialog, loaded on demand. */
export type DialogComponent = ComponentType<{onClose: () => void}>;

/**
 * Loads the dialog with its styles, once.
 *
 * @throws if a file can't be loaded; the next call tries again
 */
export const loadDialog = memoizeAsync(
  async (): Promise<DialogComponent> => (await loadModules(() => import('./dialog'))).default,
);
