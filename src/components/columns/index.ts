import styles from './styles.module.css';

/** The class of a grid of `count` equal cells: three columns where they come out even, else two; one on a phone. */
export function columns(count: number): string | undefined {
  return count % 3 === 0 ? styles.three : styles.two;
}
