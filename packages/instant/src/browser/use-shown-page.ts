import preload from '@docusaurus/core/lib/client/preload';
import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/**
 * Calls back for the first page and for each page that a change of the pathname leads to, when its modules have loaded. Until
 * then, the framework shows the previous page, although the router's location has changed (core 3.10, `PendingNavigation`).
 *
 * @param callback must stay the same function
 */
export function useShownPage(callback: (pathname: string) => void): void {
  const {pathname} = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    let isLeft = false;
    const show = (): void => {
      if (isLeft) return;
      callback(pathname);
      isFirst.current = false;
    };
    // The first page has loaded. `preload` would throw at an address that can't be decoded twice.
    if (isFirst.current) show();
    // After a failure, the framework opens the page again.
    else preload(pathname).then(show, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [pathname, callback]);
}
