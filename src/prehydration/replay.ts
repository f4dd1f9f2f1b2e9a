import {nextTask} from '../browser/task';
import {isWriting, opensSearch} from '../search/keys';
import {colourSwitch} from './colour-mode';
import {isHydrated, onHydrated} from './hydration';
import {menuClose, opensMenu} from './menu';

/** Elements that are handled before hydration, or that don't need React. */
const handledWithoutReact = `${colourSwitch}, ${menuClose}, .code-content, .copy-page, .load-failure, :is([data-sdk-tabs], [data-command-tabs]) [role=tab]`;

/** Elements that only React handles. */
const interactive = 'button, [role=button], [role=tab], a[href="#"], img';

/** The navbar's dropdowns, which React opens by key; the browser would follow the link. */
const dropdown = '[aria-haspopup]';

interface QueuedAction {
  run: () => void;
  /** A queued click or shortcut that opens search; Escape cancels it. */
  search?: boolean;
}

let queue: QueuedAction[] = [];
let failed = false;

/** Whether a click on search or a shortcut for it is queued: keys typed after it belong to the search box. */
const isSearching = (): boolean => queue.some(({search}) => search);

function showProgress(): void {
  document.documentElement.toggleAttribute('data-waiting', queue.length > 0 && !failed);
}

/**
 * Queues an event's action. React, which may start to listen just before the queue runs, must not handle the event as
 * well.
 */
function enqueue(event: Event, action: QueuedAction): void {
  event.preventDefault();
  event.stopPropagation();
  queue.push(action);
  showProgress();
}

/** All elements that look the same to a reader. */
function findLookalikes({localName, textContent, ariaLabel}: HTMLElement, within = ''): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${within} ${localName}`);
  return Array.from(all).filter((other) => other.textContent === textContent && other.ariaLabel === ariaLabel);
}

/** Clicks the element as soon as it exists, which may be after React has inserted a part of the page. */
function clickOnce(find: () => HTMLElement | undefined, tries = 30): void {
  const element = find();
  if (element) element.click();
  else if (tries > 0) setTimeout(() => clickOnce(find, tries - 1), 100);
}

/** Returns a function that finds the same element after hydration, which may have replaced it. */
function finder(element: HTMLElement): () => HTMLElement | undefined {
  if (element.closest('[data-early-menu] aside')) {
    return () => findLookalikes(element, '.navbar-sidebar')[0];
  }
  const index = findLookalikes(element).indexOf(element);
  return () => (element.isConnected ? element : findLookalikes(element)[index]);
}

function onClick(event: MouseEvent): void {
  if (isHydrated() || !(event.target instanceof Element)) return;
  if (event.target.closest(handledWithoutReact) || opensMenu(event.target)) return;
  const element = event.target.closest<HTMLElement>(interactive);
  if (!element || (element.localName === 'img' && element.closest('a'))) return;
  // Without scripts, a sidebar group links to its first page, so the server's HTML contains the address.
  if (failed && element.matches('a:not([href="#"])')) return;
  const find = finder(element);
  enqueue(event, {run: () => clickOnce(find), search: element.matches('.DocSearch-Button')});
}

/** Queues the keys that only React handles: those on dropdowns, and search shortcuts with the text typed after them. */
function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (isHydrated() || isWriting(target)) return;
  const redispatch = (to: EventTarget) => () =>
    to.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true, cancelable: true}));
  if (key === 'Escape') {
    queue = queue.filter(({search}) => !search);
    showProgress();
  } else if ((key === 'Enter' || key === ' ') && target instanceof Element && target.matches(dropdown)) {
    enqueue(event, {run: redispatch(target)});
  } else {
    const text = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
    if (!(isSearching() ? text : opensSearch(event))) return;
    enqueue(event, {run: redispatch(document.body), search: true});
  }
}

/** Whether the page's scripts have failed to load. The queue is kept, but the cursor no longer shows progress. */
export function markFailed(hasFailed: boolean): void {
  failed = hasFailed;
  showProgress();
}

/** Queues the reader's clicks and keys before hydration, and replays them after it, in order and once. */
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
 * Replays one action per task, so that each one sees the result of React's rendering. Search actions run together,
 * because the search box may replace the element that collects keys one task later.
 */
async function runQueue(): Promise<void> {
  for (let action = queue.shift(); action; action = queue.shift()) {
    action.run();
    if (!action.search || !queue[0]?.search) await nextTask();
  }
}
