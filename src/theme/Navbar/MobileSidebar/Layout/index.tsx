import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {coverPage} from '@docs-kit/instant/browser/modal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';

const panel = clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu');

/** Moves the focus into the open menu, closes the menu on Escape, and then restores the focus. */
function useModal(menu: RefObject<HTMLElement | null>): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const element = menu.current;
    if (!shown || !element) return undefined;
    const uncover = coverPage(element, '.navbar-sidebar__backdrop');
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const onKey = ({key, target}: KeyboardEvent): void => {
      // Search opens above the menu, outside React's root. Escape closes one of them at a time.
      if (key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      uncover();
      // Unless the reader has moved the focus elsewhere; a tap beside the menu leaves it on the body.
      const {activeElement} = document;
      if (activeElement === document.body || element.contains(activeElement))
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [menu, shown, toggle]);
}

/** Moves the focus to the main menu, whose button "Back to main menu" is inert now. */
function useMainMenuFocus(menu: RefObject<HTMLElement | null>, isSecondary: boolean): void {
  const wasSecondary = useRef(isSecondary);
  useEffect(() => {
    if (wasSecondary.current && !isSecondary) menu.current?.querySelector<HTMLElement>('.menu__link')?.focus();
    wasSecondary.current = isSecondary;
  }, [menu, isSecondary]);
}

/** The mobile menu, as a dialog. */
export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown} = useNavbarSecondaryMenu();
  const {toggle} = useNavbarMobileSidebar();
  const menu = useRef<HTMLDivElement>(null);
  useModal(menu);
  useMainMenuFocus(menu, shown);

  /** The theme's logo, unlike its links, leaves the menu open above the page that it leads to. */
  function onClick({target, defaultPrevented}: MouseEvent): void {
    if (defaultPrevented && target instanceof Element && target.closest('.navbar__brand')) toggle();
  }

  return (
    <div
      ref={menu}
      onClick={onClick}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', shown && 'navbar-sidebar__items--show-secondary')}>
        <div className={panel} inert={shown}>
          {primaryMenu}
        </div>
        <div className={panel} inert={!shown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
