import {isWriting, opensSearch} from '../search/keys';
import {colourSwitch} from './colour-mode';
import {isHydrated, onHydrated} from './hydration';

/** What has an answer of its own before hydration, or none that needs React. */
const answered = `${colourSwitch}, .navbar__toggle, .code-content, [data-sdk-tabs] [role=tab]`;

/** What only React answers. */
const waiting = 'button, summary, [role=button], [role=tab], a[href="#"], img';

type Deed = () => void;

const deeds: Deed[] = [];
let searching = false;

function later(deed: Deed): void {
  deeds.push(deed);
  document.documentElement.dataset.waiting = '';
}

/** All elements that look like this one to a reader. */
function likesOf({localName, textContent, ariaLabel}: HTMLElement, within = ''): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${within} ${localName}`);
  return Array.from(all).filter((other) => other.textContent === textContent && other.ariaLabel === ariaLabel);
}

/** Clicks what is found, which may take until a part of the page has been put in its place. */
function clickOnce(find: () => HTMLElement | undefined, tries = 30): void {
  const element = find();
  if (element) element.click();
  else if (tries > 0) setTimeout(() => clickOnce(find, tries - 1), 100);
}

/** How to find an element after hydration, which may replace it. */
function finder(element: HTMLElement): () => HTMLElement | undefined {
  if (element.localName === 'img') {
    // Images can be zoomed a second after hydration.
    return () => (element.classList.contains('medium-zoom-image') ? element : undefined);
  }
  if (element.closest('[data-early-menu] aside')) {
    return () => likesOf(element, '.navbar-sidebar')[0];
  }
  const index = likesOf(element).indexOf(element);
  return () => (element.isConnected ? element : likesOf(element)[index]);
}

function onClick(event: MouseEvent): void {
  if (isHydrated() || !(event.target instanceof Element) || event.target.closest(answered)) return;
  const element = event.target.closest<HTMLElement>(waiting);
  if (!element || (element.localName === 'img' && element.closest('a'))) return;
  event.preventDefault();
  const find = finder(element);
  later(() => clickOnce(find));
}

/** Keeps the shortcuts of the search, and what is typed after them, which the search then takes from the same events. */
function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (isHydrated() || isWriting(target)) return;
  const text = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
  if (!(searching ? text : opensSearch(event))) return;
  searching = true;
  event.preventDefault();
  later(() => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true})));
}

/** Keeps what the reader does before hydration, and does it after, in the same order and once. */
export function replay(): void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  onHydrated(() => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    deeds.forEach((deed) => deed());
    document.documentElement.removeAttribute('data-waiting');
  });
}
