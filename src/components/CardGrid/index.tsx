import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Card} from '../../config/landing';
import {columns} from '../columns';
import StrokeIcon from '../StrokeIcon';
import styles from './styles.module.css';

/**
 * A grid of cards. Each card is one link with an icon, the reader's task, what the page offers, and the page's name.
 */
export default function CardGrid({cards}: {cards: Card[]}): ReactNode {
  return (
    <ul className={clsx(styles.grid, columns(cards.length))}>
      {cards.map(({icon, title, text, to, page}) => (
        <li key={to} className={styles.cell}>
          <Link className={styles.card} to={to}>
            <StrokeIcon className={styles.icon} d={icon} aria-hidden />
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.page}>{page}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
