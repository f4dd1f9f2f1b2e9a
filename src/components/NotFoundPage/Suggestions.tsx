import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {IndexedPage} from '@docs-kit/search/matching/addresses';
import styles from './styles.module.css';

/** Few enough to choose from. The space for them is reserved, so that nothing below moves when they arrive. */
const limit = 3;

/** Fill the space if few pages are close, or if the list of pages can't be loaded. */
const starters = [
  {path: 'quickstart', title: 'Quickstart'},
  {path: 'cookbook', title: 'Cookbook'},
  {path: 'troubleshooting', title: 'Troubleshooting'},
];

/** Takes the place of a text that isn't known yet. */
const blank = '\u00A0';

/** The pages closest to an address. The list of all pages is long, so only this page loads it. */
export default function Suggestions({pathname}: {pathname: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<IndexedPage[]>();

  useEffect(() => {
    let left = false;
    const show = (pages: IndexedPage[]) => {
      if (!left) setFound(pages);
    };
    Promise.all([
      import('@generated/docs-kit-search/default/pages.json'),
      import('@docs-kit/search/matching/addresses'),
    ]).then(
      ([{default: pages}, {rankPages}]) => show(rankPages(pathname, pages, baseUrl, limit)),
      () => show([]),
    );
    return () => {
      left = true;
    };
  }, [pathname, baseUrl]);

  const fill = starters.map(({path, title}) => ({path: baseUrl + path, title}));
  const pages = [...new Map([...(found ?? []), ...fill].map((page) => [page.path, page])).values()].slice(0, limit);
  return (
    <div aria-live="polite" className={styles.suggestions} data-loading={found === undefined}>
      <Heading as="h2">{found ? 'Pages that may help' : 'Looking for similar pages'}</Heading>
      <ul className={styles.cards}>
        {pages.map(({path, title}) => (
          <li key={path}>
            {found ? (
              <Link className={styles.card} to={path}>
                <span className={styles.cardTitle}>{title}</span>
                <span className={styles.cardPath}>{path}</span>
              </Link>
            ) : (
              <span className={clsx(styles.card, styles.placeholder)}>
                <span className={styles.cardTitle}>{blank}</span>
                <span className={styles.cardPath}>{blank}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
