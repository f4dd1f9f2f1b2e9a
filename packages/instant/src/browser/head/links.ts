import {sparesData} from '../connection';
import {baseUrl} from './settings';
import {isHydrated} from './hydration';
import {aheadAttribute} from '../../speculation';

/** The link to another page of this site that an event's target belongs to. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const leads =
    link?.origin === location.origin && link.pathname.startsWith(baseUrl) && link.pathname !== location.pathname;
  // React handles links that act as buttons.
  return leads && !link.role && !link.target ? link : null;
}

/** Whether pressing an event's target leaves the page, until hydration. */
export function leadsElsewhere(target: EventTarget | null): boolean {
  return linkOf(target) !== null;
}

/** Preloads the next page, as long as the pointer is on its link, before React loads the page's chunk instead. */
export function loadPagesAhead(): void {
  const rules = HTMLScriptElement.supports('speculationrules');
  document.addEventListener('pointerover', ({target, pointerType}) => {
    const link = linkOf(target);
    // The pointer crosses links in code too often without the reader meaning them.
    if (!link || link.closest('pre') || isHydrated() || sparesData()) return;
    if (rules) {
      // The browser renders the page ahead, and drops it with the mark: a pointer that only crosses the link costs little.
      link.dataset[aheadAttribute] = '';
      // A finger always leaves before the click.
      if (pointerType !== 'touch')
        link.addEventListener('pointerleave', () => link.removeAttribute(`data-${aheadAttribute}`), {once: true});
    } else if (!(aheadAttribute in link.dataset)) {
      link.dataset[aheadAttribute] = '';
      const prefetch = document.createElement('link');
      Object.assign(prefetch, {rel: 'prefetch', href: link.href});
      document.head.append(prefetch);
    }
  });
}
