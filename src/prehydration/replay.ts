import {nextTask} from '../browser/task';
import {isWriting, opensSearch} from '../search/keys';
import {colourSwitch} from './colour-mode';
import {isHydrated, onHydrated} from './hydration';
import {menuClose, opensMenu} from './menu';

/** Elements with an answer of their own before hydration, or none that needs React. */
const answered = `${colourSwitch}, ${menuClose}, .code-content, .copy-page, .load-failure, :is([data-sdk-tabs], [data-command-tabs]) [role=tab]`;

/** Elements that only React answers. */
const interactive = 'button, summary, [role=button], [role=tab], a[href="#"], img';

/** The navbar's dropdowns, which React opens by key and the browser would follow. */
const dropdown = '[aria-haspopup]';

interface QueuedAction {
  run: () => void;
  /** A click on the search or a key of it, which Escape takes back. */
  search?: boolean;
}

let queue: QueuedAction[] = [];
let failed = false;

/** Whether a click on the search or a shortcut of it waits in the queue: what is typed after it belongs to the search. */
const isSearching = (): boolean => queue.some(({search}) => search);

function showProgress(): void {
  document.documentElement.toggleAttribute('data-waiting', queue.length > 0 && !failed);
}

/** Keeps what an event asks for. React, which may listen a moment before the queue runs, must not answer it as well. */
function enqueue(event: Event, action: QueuedAction): void {
  event.preventDefault();
  event.stopPropagation();
  queue.push(action);
  showProgress();
}

/** All elements that look like this one to a reader. */
function findLookalikes({localName, textContent, ariaLabel}: HTMLElement, within = ''): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${within} ${localName}`);
  return Array.from(all).filter((other) => other.textContent === textContent && other.ariaLabel === ariaLabel);
}

/** Clicks the element as soon as it's found, which may take until React has put a part of the page in its place. */
function clickOnce(find: () => HTMLElement | undefined, tries = 30): void {
  const element = find();
  if (element) element.click();
  else if (tries > 0) setTimeout(() => clickOnce(find, tries - 1), 100);
}

/** How to find an element after hydration, which may replace it. */
function finder(element: HTMLElement): () => HTMLElement | undefined {
  if (element.closest('[data-early-menu] aside')) {
    return () => findLookalikes(element, '.navbar-sidebar')[0];
  }
  const index = findLookalikes(element).indexOf(element);
  return () => (element.isConnected ? element : findLookalikes(element)[index]);
}

function onClick(event: MouseEvent): void {
  if (isHydrated() || !(event.target instanceof Element)) return;
  if (event.target.closest(answered) || opensMenu(event.target)) return;
  const element = event.target.closest<HTMLElement>(interactive);
  if (!element || (element.localName === 'img' && element.closest('a'))) return;
  // Without scripts a group of the sidebar leads to its first page; the server's HTML has the address.
  if (failed && element.matches('a:not([href="#"])')) return;
  const find = finder(element);
  enqueue(event, {run: () => clickOnce(find), search: element.matches('.DocSearch-Button')});
}

/** Queues the keys that only React answers: the dropdowns' and the shortcuts of the search with what is typed after them. */
function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (isHydrated() || isWriting(target)) return;
  const repeat = (to: EventTarget) => () =>
    to.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true, cancelable: true}));
  if (key === 'Escape') {
    queue = queue.filter(({search}) => !search);
    showProgress();
  } else if ((key === 'Enter' || key === ' ') && target instanceof Element && target.matches(dropdown)) {
    enqueue(event, {run: repeat(target)});
  } else {
    const text = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
    if (!(isSearching() ? text : opensSearch(event))) return;
    enqueue(event, {run: repeat(document.body), search: true});
  }
}

/** Tells whether the page's scripts have failed to load: the queue is kept, and the cursor promises nothing. */
export function markFailed(hasFailed: boolean): void {
  failed = hasFailed;
  showProgress();
}

/** Queues the reader's clicks and keys before hydration, and runs them after it, in the same order and once. */
export function replay(): void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  onHydrated(() => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    void runQueue().then(() => markFailed(false));
  });
}

/**
 * One action a task, so that each finds the page as React has left it after the one before; but those of a search at once,
 * since its box, which takes the place of what keeps the keys, may be there a task later.
 */
async function runQueue(): Promise<void> {
  for (let action = queue.shift(); action; action = queue.shift()) {
    action.run();
    if (!action.search || !queue[0]?.search) await nextTask();
  }
}
