import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './button.module.css';

/**
 * The box in the navbar that opens the search. It is the same from the server's HTML on, so that nothing moves: DocSearch's
 * own button shows another key on each system, and brings the whole dialog into the script that every page waits for.
 */
export default function Button({className, ...props}: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      {...props}
      className={clsx('DocSearch-Button', styles.button, className)}
    >
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="5.5" />
        <path d="m13 13 4.25 4.25" />
      </svg>
      <span className={styles.words}>Search the docs</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
