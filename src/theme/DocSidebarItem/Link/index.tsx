import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import LongName from '@site/src/components/LongName';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Names of this length don't fit into the sidebar at its deepest level. */
const minLength = 16;

/** A page's link in the sidebar; long names may break between their words. */
export default function DocSidebarItemLink({item, onItemClick, activePath, level, tabIndex}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={onItemClick && (() => onItemClick(item))}
        tabIndex={tabIndex}
      >
        <span>
          <LongName text={label} minLength={minLength} />
        </span>
      </Link>
    </li>
  );
}
