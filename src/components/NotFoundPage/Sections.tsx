import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** List items that link to the top level of the surrounding docs version's sidebar. */
export default function Sections({home}: {home: string}): ReactNode {
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
