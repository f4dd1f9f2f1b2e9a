import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

const missing =
  'isn’t in the Dagger 0.18 docs. The page may have a different address here, or it may belong to a different release.';

/**
 * Explains that the address has no page, suggests the closest ones, and links to the main sections.
 *
 * Rendered for every unmatched address: within the docs layout below the base path, and without a docs version
 * elsewhere. The server renders it for a single address, so anything that depends on the address is added in the
 * browser.
 */
export default function NotFoundPage({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  const inBrowser = useIsBrowser();
  const home = useBaseUrl('/');
  const inDocs = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';

  return (
    <main className={clsx('container', styles.page, className)} data-not-found>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p className={styles.lead}>{inBrowser ? <Reason pathname={pathname} /> : <>This address {missing}</>}</p>
      <Suggestions pathname={pathname} />
      <Heading as="h2">Where to go from here</Heading>
      <ul className={styles.links}>
        <li>
          <Link to={home}>Home</Link>
        </li>
        {inDocs && <Sections home={home} />}
      </ul>
      <p className={styles.search}>
        <button className="button button--secondary" type="button" onClick={openSearch}>
          Search the docs
        </button>
      </p>
    </main>
  );
}

function Reason({pathname}: {pathname: string}): ReactNode {
  const {undecodable} = document.documentElement.dataset;
  if (undecodable !== undefined) {
    return (
      <>
        The pathname <code className={styles.address}>{undecodable}</code> could not be decoded because it contains an
        invalid percent-encoding.
      </>
    );
  }
  return (
    <>
      <code className={styles.address}>{pathname}</code> {missing}
    </>
  );
}

/** List items that link to the top level of the surrounding docs version's sidebar. */
function Sections({home}: {home: string}): ReactNode {
  const {docsSidebars} = useDocsVersion();
  return Object.values(docsSidebars)
    .flat()
    .flatMap((item) => {
      if (item.type === 'html') return [];

      const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
      return href && href !== home ? [{label: item.label, href}] : [];
    })
    .map(({label, href}) => (
      <li key={label}>
        <Link to={href}>{label}</Link>
      </li>
    ));
}

function openSearch(): void {
  document.querySelector<HTMLButtonElement>('.DocSearch-Button')?.click();
}
