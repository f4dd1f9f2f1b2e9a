import {element} from './element';

/** Its content is read when it changes, and not if it's there from the start. */
let region: HTMLElement | undefined;

/**
 * Tells assistive technology the page's title, which browsers do only for pages that they load. The first call prepares
 * it, for the page that the browser has loaded.
 */
export function announceTitle(): void {
  if (region) {
    // The title changes with the next frame.
    requestAnimationFrame(() => region?.replaceChildren(document.title));
  } else {
    region = element('div', {'aria-live': 'polite'});
    Object.assign(region.style, {position: 'fixed', clipPath: 'inset(50%)'});
    document.body.append(region);
  }
}
