import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SocialLink} from '../../config/social';
import styles from './styles.module.css';

/** A row of icon links. Each has its label as accessible name and as tooltip. */
export default function SocialLinks({links}: {links: SocialLink[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({label, href, path}) => (
        <li key={href}>
          <Link className={styles.link} href={href} aria-label={label} title={label}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={path} fill="currentColor" fillRule="evenodd" />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}
