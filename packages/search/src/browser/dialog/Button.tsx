import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './button.module.css';

/**
 * The search button in the navbar. Its HTML is the same on the server and in the browser, so nothing shifts. Its class is
 * that of the framework's own search bar.
 */
export default function Button({className, ...props}: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      aria-label="Search the docs"
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
