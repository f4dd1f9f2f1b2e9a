import {sparesData} from '../browser/connection';
import {baseUrl} from '../config/site';
import {isHydrated} from './hydration';
import {aheadAttribute} from './speculation';

/** Milliseconds that a pointer rests on a link before the page behind it is loaded ahead. */
const rest = 50;

/** The link to another page of this site that an event came from. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const leads =
    link?.origin === location.origin && link.pathname.startsWith(baseUrl) && link.pathname !== location.pathname;
  // A link that acts as a button is React's.
  return leads && !link.role && !link.target ? link : null;
}

/** Whether a press on what an event came from leaves the page, as long as React hasn't taken it over. */
export function leadsElsewhere(target: EventTarget | null): boolean {
  return linkOf(target) !== null;
}

/**
 * Loads the next page while the pointer rests on its link, before React does so with the page's chunk. Browsers with
 * speculation rules render it as well; the others that prefetch documents have it in their cache.
 */
export function loadPagesAhead(): void {
  let timer: ReturnType<typeof setTimeout>;
  const load = (link: HTMLAnchorElement): void => {
    if (isHydrated() || aheadAttribute in link.dataset) return;
    link.dataset[aheadAttribute] = '';
    if (HTMLScriptElement.supports('speculationrules')) return;
    const prefetch = document.createElement('link');
    Object.assign(prefetch, {rel: 'prefetch', href: link.href});
    document.head.append(prefetch);
  };
  document.addEventListener('pointerover', ({target}) => {
    clearTimeout(timer);
    const link = linkOf(target);
    // A pointer crosses code more often than it means one of the links there.
    if (link && !link.closest('pre') && !sparesData()) timer = setTimeout(load, rest, link);
  });
}
