import {nextTask} from '../task';
import {scrollOffset} from '../scroll';
import {isWriting, opensSearch} from '../search-keys';
import {colourSwitch} from './colour-mode';
import {isHydrated, isRendered, onHydrated} from './hydration';
import {finder} from './lookalikes';
import {menuClose, opensMenu} from './menu';
import {tabGroups} from './settings';

/** Elements that don't need React. */
const handledWithoutReact = `${menuClose}, .code-content, .copy-page`;

/** Elements that are handled until React has hydrated the page. */
const handledEarly = [colourSwitch, ...tabGroups.map(({group}) => `[data-${group}-tabs] [role=tab]`)].join();

/** Elements that only React handles. */
const interactive = 'button, [role=button], [role=tab], a[href="#"], img';

/** The navbar's dropdowns, which React opens by key; the browser would follow the link. */
const dropdown = '[aria-haspopup=true]';

/** What the reader can close again before it has opened. */
type Openable = 'dropdown' | 'image' | 'search';

interface QueuedAction {
  run: () => void;
  /** For `search`, also a key that's typed into the box. */
  opens?: Openable | undefined;
}

let queue: QueuedAction[] = [];
let failed = false;
/** Where the page was when a click on an image was queued. */
let scrolledFrom = 0;
/** Finds the element that last had the focus; undefined after a click elsewhere. */
let findFocused: (() => HTMLElement | undefined) | undefined;

const isQueued = (kind: Openable): boolean => queue.some(({opens}) => opens === kind);

function showProgress(): void {
  document.documentElement.toggleAttribute('data-waiting', queue.length > 0 && !failed);
}

/** Removes queued actions, because the reader has done what closes what they open. */
function cancel(...kinds: Openable[]): void {
  queue = queue.filter(({opens}) => !opens || !kinds.includes(opens));
  showProgress();
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

/** Clicks the element as soon as it exists, which may be after React has inserted a part of the page. */
function clickOnce(find: () => HTMLElement | undefined, tries = 30): void {
  const element = find();
  if (element) element.click();
  else if (tries > 0) setTimeout(() => clickOnce(find, tries - 1), 100);
}

function onClick(event: MouseEvent): void {
  const {target} = event;
  // Retry goes on with what's queued.
  if (isHydrated() || !(target instanceof Element) || target.closest('.load-failure')) return;
  if (document.activeElement === document.body) findFocused = undefined;
  // Search is about to open; in some browsers, a typed space also clicks its button.
  if (isQueued('search') && target.closest('.DocSearch-Button')) return;
  cancel('dropdown', 'image', 'search');
  if (target.closest(handledWithoutReact)) return;
  if (!isRendered() && (target.closest(handledEarly) || opensMenu(target))) return;
  const element = target.closest<HTMLElement>(interactive);
  if (!element || (element.localName === 'img' && element.closest('a'))) return;
  // Without scripts, a sidebar group links to its first page, so the server's HTML contains the address.
  if (failed && element.matches('a:not([href="#"])')) return;
  const find = finder(element);
  scrolledFrom = scrollY;
  const opens = element.matches('.DocSearch-Button') ? 'search' : element.localName === 'img' ? 'image' : undefined;
  enqueue(event, {run: () => clickOnce(find), opens});
}

/** Queues the keys that only React handles: those on dropdowns, and search shortcuts with the text typed after them. */
function onKey(event: KeyboardEvent): void {
  const {key, code, ctrlKey, metaKey, altKey, target} = event;
  if (isHydrated() || isWriting(event)) return;
  const redispatch = (to: EventTarget) => () =>
    to.dispatchEvent(new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, bubbles: true, cancelable: true}));
  if (key === 'Escape') {
    cancel('dropdown', 'image', 'search');
  } else if ((key === 'Enter' || key === ' ') && target instanceof Element && target.matches(dropdown)) {
    enqueue(event, {run: redispatch(target), opens: 'dropdown'});
  } else {
    const text = (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
    if (!(isQueued('search') ? text : opensSearch(event))) return;
    cancel('dropdown', 'image');
    enqueue(event, {run: redispatch(document.body), opens: 'search'});
  }
}

/** A dropdown closes when the focus leaves it. */
function onFocus({target}: FocusEvent): void {
  cancel('dropdown');
  findFocused = target instanceof HTMLElement ? finder(target) : undefined;
}

function onScroll(): void {
  if (Math.abs(scrollY - scrolledFrom) > scrollOffset) cancel('image');
}

/** Whether the page's scripts have failed to load. The queue is kept, but the cursor no longer shows progress. */
export function markFailed(hasFailed: boolean): void {
  failed = hasFailed;
  showProgress();
}

/**
 * Queues the reader's clicks and keys before hydration, and replays them after it, in order and once. Also restores the
 * focus, which is lost if hydration replaces its element.
 */
export function replay(): void {
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('focusin', onFocus, options);
  addEventListener('scroll', onScroll, options);
  addEventListener('resize', () => cancel('image'), options);
  onHydrated(() => {
    listening.abort();
    if (document.activeElement === document.body) findFocused?.()?.focus({preventScroll: true});
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
    if (action.opens !== 'search' || queue[0]?.opens !== 'search') await nextTask();
  }
}
