import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {type RefCallback, useCallback, useRef, useState} from 'react';

/**
 * Hides the navbar while the reader scrolls down, and shows it on scrolling up and on every navigation, anchors included.
 *
 * The stock `useHideableNavbar` (theme-common 3.10, `hooks/useHideableNavbar.js`) hides it on navigation to an anchor.
 */
export function useNavbarVisibility(): {ref: RefCallback<HTMLElement>; visible: boolean} {
  const [visible, setVisible] = useState(true);
  const height = useRef(0);
  const navigated = useRef(false);
  const ref = useCallback((navbar: HTMLElement | null) => {
    if (navbar) height.current = navbar.getBoundingClientRect().height;
  }, []);
  useScrollPosition(({scrollY}, last) => {
    // The jump to the page's start or to an anchor, not the reader's doing.
    if (navigated.current) return;
    // Above the page's start a browser bounces back, which isn't scrolling down.
    if (scrollY < height.current) setVisible(true);
    else if (last && scrollY !== last.scrollY) setVisible(scrollY < last.scrollY);
  });
  useLocationChange(() => {
    navigated.current = true;
    setVisible(true);
    // A browser reports scrolling before it calls back for the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        navigated.current = false;
      }),
    );
  });
  return {ref, visible};
}
