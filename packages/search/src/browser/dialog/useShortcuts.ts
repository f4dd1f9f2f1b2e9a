import {opensSearch} from '@docs-kit/instant/browser/search-keys';
import {useEffect} from 'react';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Ctrl-K and Cmd-K toggle search, `/` opens it unless the reader is typing, and Escape closes it. */
export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  useEffect(() => {
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
