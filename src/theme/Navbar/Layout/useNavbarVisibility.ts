import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {type RefCallback, useCallback, useRef, useState} from 'react';

/** In milliseconds: Firefox reports a jump as two scroll events, the second one pixel lower and some frames later. */
const jumpMs = 200;

/**
 * Hides the navbar on scrolling down, and shows it on scrolling up and on every navigation, including to anchors.
 *
 * The stock `useHideableNavbar` (theme-common 3.10, `hooks/useHideableNavbar.js`) hides it on navigation to an anchor.
 */
export function useNavbarVisibility(): {ref: RefCallback<HTMLElement>; visible: boolean} {
  const [visible, setVisible] = useState(true);
  const height = useRef(0);
  const navigating = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ref = useCallback((navbar: HTMLElement | null) => {
    if (navbar) height.current = navbar.getBoundingClientRect().height;
  }, []);
  useScrollPosition(({scrollY}, last) => {
    // A jump to the top or to an anchor isn't scrolling by the reader.
    if (navigating.current) return;
    // Overscroll: the bounce back isn't scrolling down.
    if (scrollY < height.current) setVisible(true);
    else if (last && scrollY !== last.scrollY) setVisible(scrollY < last.scrollY);
  });
  useLocationChange(() => {
    setVisible(true);
    clearTimeout(navigating.current);
    navigating.current = setTimeout(() => {
      navigating.current = undefined;
    }, jumpMs);
  });
  return {ref, visible};
}
