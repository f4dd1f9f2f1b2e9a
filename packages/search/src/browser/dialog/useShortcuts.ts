import {opensSearch} from '@docs-kit/instant/browser/search-keys';
import {useLayoutEffect} from 'react';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Ctrl-K and Cmd-K toggle search, `/` opens it unless the reader is typing, and Escape closes it. */
export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  // Before a key can reach the box, which the dialog focuses in the same commit.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const closes = event.key === '/' ? false : opensSearch(event) || event.key === 'Escape';
      if (isOpen ? closes : opensSearch(event)) {
        event.preventDefault();
        (isOpen ? close : open)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
