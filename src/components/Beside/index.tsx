import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** On wide screens, shows its first block beside the others: a sample beside the command that calls it. */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}
