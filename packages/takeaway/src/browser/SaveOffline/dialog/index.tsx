import {type ReactNode, useEffect, useRef, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {check, type CopyState, current, type Failure, remove, save, stop, subscribe} from '../copy';
import styles from './styles.module.css';

const title = 'offline-title';

/** Saves the site for offline reading, shows the progress, and removes the copy. */
export default function OfflineDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useSyncExternalStore(subscribe, current);

  useEffect(() => {
    const element = dialog.current;
    // Keeps keys in the dialog from reaching search, which listens on the document.
    const keep = (event: KeyboardEvent): void => event.stopPropagation();
    element?.addEventListener('keydown', keep);
    element?.showModal();
    void check();
    return () => element?.removeEventListener('keydown', keep);
  }, []);

  // The button that had the focus may have gone, and search would open behind the dialog.
  useEffect(() => {
    const element = dialog.current;
    if (!element?.contains(document.activeElement)) element?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [state.kind]);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Save for offline use</h2>
      <div role="status">
        <Explanation state={state} />
      </div>
      {state.kind === 'saving' && <Progress {...state} />}
      <div className={styles.buttons}>
        <Actions state={state} />
        <Action label="Close" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>,
    document.body,
  );
}

const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;
const percent = (share: number): string => `${Math.floor(share * 100)}%`;

function Explanation({state}: {state: CopyState}): ReactNode {
  switch (state.kind) {
    case 'checking':
      return <p>Checking how much space is needed…</p>;
    case 'unsupported':
      return (
        <p>
          Your browser can’t save this site. Saving requires HTTPS and doesn’t work in some browsers’ private windows.
        </p>
      );
    case 'offered':
      return <Offer {...state} />;
    case 'saving':
      return <p>Saving the site. Keep this page open.</p>;
    case 'saved':
      return (
        <>
          <p>The site is saved on this device, so you can read it offline. It uses {megabytes(state.space)}.</p>
          <p>
            When the site is updated, your browser downloads the changes in the background. You’ll see them on the next
            page you open.
          </p>
        </>
      );
    case 'removed':
      return <p>The copy has been removed from this device.</p>;
    case 'failed':
      return (
        <p>
          {reasons[state.why]} {state.partly && 'The files saved so far are kept, so you can resume later.'}
        </p>
      );
  }
}

function Offer({pages, share, space}: Extract<CopyState, {kind: 'offered'}>): ReactNode {
  return (
    <>
      <p>Save all {pages} pages, including search and pictures, so that you can read them without a connection.</p>
      <p>This downloads up to {megabytes(space)} and uses the same amount of space.</p>
      {share > 0 && <p>{percent(share)} is already saved. Select Resume to download the rest.</p>}
    </>
  );
}

const reasons: Record<Failure, string> = {
  network: 'The site can’t be reached. Check your connection, then try again.',
  space: 'There isn’t enough space on this device. Free up some space, then try again.',
  changed: 'The site changed while it was being saved, or a file was damaged during the download. Try again.',
  refused: 'Your browser blocked the download. Check whether its settings allow sites to store data.',
};

function Progress({share}: {share: number}): ReactNode {
  return (
    <p className={styles.progress}>
      <progress aria-label="Download progress" value={share} />
      <span>{percent(share)}</span>
    </p>
  );
}

function Actions({state}: {state: CopyState}): ReactNode {
  switch (state.kind) {
    case 'offered':
      return (
        <>
          <Action primary label={state.share === 0 ? 'Save' : 'Resume'} onClick={() => void save()} />
          {state.share > 0 && <Action label="Remove" onClick={() => void remove()} />}
        </>
      );
    case 'saving':
      return <Action label="Stop" onClick={stop} />;
    case 'saved':
      return <Action label="Remove" onClick={() => void remove()} />;
    case 'failed':
      return (
        <>
          <Action primary label="Try again" onClick={() => void save()} />
          {state.partly && <Action label="Remove" onClick={() => void remove()} />}
        </>
      );
    default:
      return null;
  }
}

function Action({label, primary = false, onClick}: {label: string; primary?: boolean; onClick: () => void}): ReactNode {
  return (
    <button type="button" className={`button ${primary ? 'button--primary' : 'button--secondary'}`} onClick={onClick}>
      {label}
    </button>
  );
}
