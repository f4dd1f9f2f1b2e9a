import styles from './styles.module.css';

/** The class for a grid of `count` equal cells: three columns if they fill all rows, otherwise two; one on a phone. */
export function columns(count: number): string | undefined {
  return count % 3 === 0 ? styles.three : styles.two;
}
