import {useShownPage} from '@docs-kit/instant/browser/use-shown-page';
import type {} from './early';

function count(pathname: string): void {
  window.countPageView?.(pathname);
}

/** Counts the first page and every change of the pathname, if the site counts any. For the theme's `Root`. */
export function usePageViews(): void {
  useShownPage(count);
}
