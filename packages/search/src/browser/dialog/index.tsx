import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import {showWaiting} from '@docs-kit/instant/browser/waiting';
import {queryOf, renew, withoutQuery} from './address';
import Button from './Button';
import LoadFailure from './LoadFailure';
import type {DialogProps} from './Dialog';
import {warmEngine} from './engine';
import {typeAhead} from './type-ahead';
import {useShortcuts} from './useShortcuts';

type DialogComponent = ComponentType<DialogProps>;

/**
 * Loads the dialog, once.
 *
 * @throws if it can't be loaded; the next call tries again
 */
const loadDialog = memoizeAsync(
  async (): Promise<DialogComponent> => (await loadModules(() => import('./Dialog'))).default,
);

/** The overlay: the dialog, or a message that it couldn't be loaded. */
type Shown = {dialog: DialogComponent; query: string; typed: () => string} | {failed: true; query: string};

/** The search button and its dialog. The dialog isn't loaded until the reader shows the intention to search. */
export default function Search(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const [shown, setShown] = useState<Shown>();
  const history = useHistory();
  const location = useLocation();

  const open = useCallback((query = '') => {
    before.current = document.activeElement;
    const stopTyping = typeAhead();
    warmEngine();

    showWaiting(loadDialog()).then(
      (dialog) => setShown({dialog, query, typed: stopTyping}),
      async () => {
        if (!(await renew(() => query + stopTyping()))) setShown({failed: true, query: query + stopTyping()});
      },
    );
  }, []);

  const close = useCallback(() => {
    setShown(undefined);
    withoutQuery(history);
  }, [history]);

  const isOpen = shown !== undefined && 'dialog' in shown;
  useShortcuts({isOpen, open, close});

  useEffect(() => {
    const query = queryOf(location.search);
    if (query !== undefined) open(query);
  }, [location, open]);

  // The dialog belongs to the page on which it was opened, so navigation closes it.
  useEffect(() => history.listen(() => setShown(undefined)), [history]);

  useEffect(() => {
    if (!isOpen) return undefined;

    const box = button.current;
    return () => {
      const target = before.current instanceof HTMLElement && before.current !== document.body ? before.current : null;
      (target?.isConnected ? target : box)?.focus({preventScroll: true});
    };
  }, [isOpen]);

  const prepare = (): void => void loadDialog().catch(() => undefined);

  return (
    <>
      <Button ref={button} onClick={() => open()} onFocus={prepare} onMouseOver={prepare} onTouchStart={prepare} />
      {shown &&
        ('dialog' in shown ? (
          <shown.dialog key={shown.query} initialQuery={shown.query} takeTyped={shown.typed} onClose={close} />
        ) : (
          <LoadFailure onRetry={() => open(shown.query)} onDismiss={close} />
        ))}
    </>
  );
}
