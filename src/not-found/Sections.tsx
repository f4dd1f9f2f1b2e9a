import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** Links to the top level of the sidebar of the docs version around it, as list items. */
export default function Sections({home}: {home: string}): ReactNode {
  const {docsSidebars} = useDocsVersion();
  return Object.values(docsSidebars)
    .flat()
    .flatMap((item) => {
      if (item.type === 'html') {
        return [];
      }
      const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
      return href && href !== home ? [{label: item.label, href}] : [];
    })
    .map(({label, href}) => (
      <li key={label}>
        <Link to={href}>{label}</Link>
      </li>
    ));
}
