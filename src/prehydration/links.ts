import {sparesData} from '../browser/connection';
import {baseUrl} from '../config/site';
import {isHydrated} from './hydration';
import {aheadAttribute} from './speculation';

/** How long, in milliseconds, the pointer must rest on a link before its page is preloaded. */
const rest = 50;

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

/**
 * Preloads the next page while the pointer rests on its link, before React prefetches the page's chunk. Browsers with
 * speculation rules also render it; others that support prefetching cache the document.
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
    // The pointer crosses links in code too often without the reader meaning them.
    if (link && !link.closest('pre') && !sparesData()) timer = setTimeout(load, rest, link);
  });
}
