import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {fetchText} from '@docs-kit/instant/browser/fetch-text';
import './styles.css';

const gap = 6;

/** The article of a page of the reference, which has all that a preview shows. The rest has scripts and styles. */
const load = memoizeAsync(async (address: string): Promise<string> => {
  const page = await fetchText(address);
  return page.slice(page.indexOf('<article'), page.indexOf('</article>'));
});

const box = document.createElement('div');
box.id = 'call-preview';
box.popover = 'manual';
box.role = 'tooltip';
/** The call whose preview is shown, or is being loaded. */
let shown: HTMLAnchorElement | undefined;

/** Summary, signature, names in other languages and guides of the entry at a link. */
function excerpt(article: string, hash: string): Element[] {
  const page = new DOMParser().parseFromString(article, 'text/html');
  const entry: Element[] = [];
  let next = (page.getElementById(hash.slice(1)) ?? page.querySelector('header'))?.nextElementSibling;
  for (; next && !next.matches('h2, h3'); next = next.nextElementSibling) entry.push(next);

  const parts = ['p:not(.api-names, .api-label)', '.api-signature', '.api-names', '.api-guides'];
  const shownParts = parts.flatMap((part) => entry.find((element) => element.matches(part)) ?? []);
  shownParts.forEach((part) =>
    part.querySelector('details')?.replaceWith(part.querySelector('summary')?.textContent ?? ''),
  );
  return shownParts;
}

/** Below the call, or above it if there's no room. */
function place(call: Element): void {
  const {left, top, bottom} = call.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = box;
  const isBelow = bottom + gap + offsetHeight <= innerHeight || top - gap - offsetHeight < 0;
  const room = document.documentElement.clientWidth - offsetWidth - gap;
  box.style.left = `${Math.max(gap, Math.min(left, room))}px`;
  box.style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
}

function hide(): void {
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  box.remove();
}

/** Hides the preview when the pointer and the focus have left both it and its call. */
function leave(): void {
  const isNear = (element?: Element): boolean => element?.matches(':hover, :focus-visible, :focus-within') ?? false;
  setTimeout(() => {
    if (!isNear(shown) && !isNear(box)) hide();
  }, 200);
}

/**
 * Shows what the reference says of a call.
 *
 * @param call a link to the call's entry
 * @throws if its page can't be loaded
 */
export async function show(call: HTMLAnchorElement): Promise<void> {
  if (shown === call) return;
  hide();
  shown = call;
  const parts = excerpt(await load(call.pathname), call.hash);
  // The reader may have gone on meanwhile.
  if (shown !== call || !call.isConnected || parts.length === 0) return;
  box.replaceChildren(...parts);
  box.querySelectorAll('a').forEach((link) => (link.tabIndex = -1));
  document.body.append(box);
  box.showPopover();
  place(call);
  call.setAttribute('aria-describedby', box.id);
}

// After the browser has followed a link, which it doesn't once the link is gone.
box.addEventListener('click', () => setTimeout(hide));
document.addEventListener('pointerout', ({pointerType}) => {
  // A lifted finger leaves, but then the reader reads.
  if (pointerType !== 'touch') leave();
});
document.addEventListener('focusout', leave);
document.addEventListener(
  'scroll',
  () => {
    // A browser scrolls to what gets the focus.
    if (shown?.matches(':focus-visible')) place(shown);
    else hide();
  },
  {capture: true, passive: true},
);
document.addEventListener('pointerdown', ({target}) => {
  if (target instanceof Node && !box.contains(target)) hide();
});
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') hide();
});
