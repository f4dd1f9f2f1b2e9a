import {sparesData} from '../browser/connection';
import {baseUrl} from '../config/site';
import {isHydrated} from './hydration';

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
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  const load = (address: string): void => {
    if (isHydrated() || loaded.has(address)) return;
    loaded.add(address);
    if (HTMLScriptElement.supports('speculationrules')) {
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify({prerender: [{urls: [address]}]});
      document.head.append(rules);
    } else {
      const link = document.createElement('link');
      Object.assign(link, {rel: 'prefetch', href: address});
      document.head.append(link);
    }
  };
  document.addEventListener('pointerover', ({target}) => {
    clearTimeout(timer);
    const address = linkOf(target)?.href;
    if (address && !sparesData()) timer = setTimeout(load, rest, address);
  });
}
