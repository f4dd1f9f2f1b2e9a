import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useNavbarVisibility} from './useNavbarVisibility';

export default function NavbarLayout({children}: {children: ReactNode}): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const {ref, visible} = useNavbarVisibility();
  return (
    <nav
      ref={ref}
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && styles.hideable,
        hideOnScroll && !visible && ['navbar--hidden', styles.hidden],
        mobileSidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
