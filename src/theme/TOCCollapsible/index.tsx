import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useState} from 'react';
import styles from './styles.module.css';
import {useCurrentHeading} from './useCurrentHeading';

/**
 * The contents above the text where there's no column for them: a bar that stays below the navbar and names the section
 * that's being read. What it opens covers the text instead of moving it.
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
