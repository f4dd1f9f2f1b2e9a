import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Point} from '../../config/landing';
import {columns} from '../columns';
import styles from './styles.module.css';

/** Short statements in a row, without frames. If a statement has an address, its title is a link. */
export default function PointList({points}: {points: Point[]}): ReactNode {
  return (
    <dl className={clsx(styles.list, columns(points.length))}>
      {points.map(({title, text, href}) => (
        <div key={title} className={styles.point}>
          <dt className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
