import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Action} from '../../config/landing';
import styles from './styles.module.css';

interface HeroProps {
  /** The page's title and what it is about, written in Markdown. */
  children: ReactNode;
  /** The first one is the primary one. */
  actions: Action[];
  /** Stands beside the text where there is room, and under it where there is none. */
  figure: ReactNode;
}

/** The head of the landing page. */
export default function Hero({children, actions, figure}: HeroProps): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.hero}>
        <div className={styles.text}>
          {children}
          <p className={styles.actions}>
            {actions.map(({label, to}) => (
              <Link key={to} className={styles.action} to={to}>
                {label}
              </Link>
            ))}
          </p>
        </div>
        {figure}
      </div>
    </div>
  );
}
