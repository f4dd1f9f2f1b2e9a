import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {IndexedPage} from './rank';
import styles from './styles.module.css';

/**
 * The pages closest to an address. The list of all pages is long, so only this page loads it. Renders nothing if no
 * page is close or the list can't be loaded.
 */
export default function Suggestions({pathname}: {pathname: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<IndexedPage[]>();

  useEffect(() => {
    let left = false;
    const show = (pages: IndexedPage[]) => {
      if (!left) {
        setFound(pages);
      }
    };
    Promise.all([import('@generated/page-index/default/pages.json'), import('./rank')]).then(
      ([{default: pages}, {rankPages}]) => show(rankPages(pathname, pages, baseUrl)),
      () => show([]),
    );
    return () => {
      left = true;
    };
  }, [pathname, baseUrl]);

  return (
    <div aria-live="polite" className={styles.suggestions} data-loading={found === undefined}>
      {found && found.length > 0 && (
        <>
          <Heading as="h2">Did you mean one of these?</Heading>
          <ul className={styles.cards}>
            {found.map(({path, title}) => (
              <li key={path}>
                <Link className={styles.card} to={path}>
                  <span className={styles.cardTitle}>{title}</span>
                  <span className={styles.cardPath}>{path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
