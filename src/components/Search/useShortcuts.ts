import {useEffect} from 'react';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Ctrl-K and Cmd-K open and close the search, `/` opens it where the reader is not writing, Escape closes it. */
export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const withK = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isWriting(event.target);
      if (isOpen ? withK || (event.key === 'Escape' && !event.isComposing) : withK || slash) {
        event.preventDefault();
        (isOpen ? close : open)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
