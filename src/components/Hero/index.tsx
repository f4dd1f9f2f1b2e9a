import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Action} from '../../config/landing';
import styles from './styles.module.css';

interface HeroProps {
  /** The page's title and introduction, written in Markdown. */
  children: ReactNode;
  /** The first one is the primary button. */
  actions: Action[];
}

/** The header of the landing page. */
export default function Hero({children, actions}: HeroProps): ReactNode {
  return (
    <div className={styles.hero}>
      {children}
      <p className={styles.actions}>
        {actions.map(({label, to}) => (
          <Link key={to} className={styles.action} to={to}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
