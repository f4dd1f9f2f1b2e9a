import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Task} from '../../config/landing';
import StrokeIcon from '../StrokeIcon';
import styles from './styles.module.css';

/** A list of links. Each is one line or two: an icon, the reader's task, and what the page offers. */
export default function TaskList({tasks}: {tasks: Task[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {tasks.map(({icon, title, text, to}) => (
        <li key={to}>
          <Link className={styles.task} to={to}>
            <StrokeIcon className={styles.icon} d={icon} />
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
