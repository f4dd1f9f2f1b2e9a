import type {ReactNode} from 'react';
import styles from './button.module.css';

/** Shown by the dialog, and instead of it if the dialog itself can't be loaded. */
export const loadFailed = 'Search couldn’t be loaded';

interface Props {
  onRetry: () => void;
  onDismiss: () => void;
}

/** Explains that the dialog couldn't be loaded because the reader is offline or the deployment is incomplete. */
export default function LoadFailure({onRetry, onDismiss}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>{loadFailed}. You may be offline.</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
      <button type="button" className="button button--secondary" onClick={onDismiss}>
        Close
      </button>
    </div>
  );
}
