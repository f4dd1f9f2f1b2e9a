import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useState} from 'react';
import styles from './styles.module.css';
import {useCurrentHeading} from './useCurrentHeading';

/**
 * The table of contents above the text on narrower screens: a sticky bar that names the current section. Its list
 * overlays the text instead of shifting it.
 */
export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentHeading(toc);
  const closeOnLink = ({target}: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <div className={clsx(styles.bar, className)} onClick={closeOnLink} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>On this page</span>
        {current && <span className={styles.current}>{current}</span>}
      </button>
      {isOpen && (
        <div className={styles.content}>
          <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
        </div>
      )}
    </div>
  );
}
