import type {ComponentType} from 'react';
import {loadModules} from '../browser/chunks';
import {memoizeAsync} from '../lib/memoizeAsync';

/** The dialog, which only loads when the reader asks for it. */
export type DialogComponent = ComponentType<{onClose: () => void}>;

/**
 * Loads the dialog with its styles, once.
 *
 * @throws where a file doesn't load; the next call tries again
 */
export const loadDialog = memoizeAsync(
  async (): Promise<DialogComponent> => (await loadModules(() => import('./dialog'))).default,
);
