import {useEffect} from 'react';
import type {Zoom} from 'medium-zoom/dist/pure';
import {loadModules} from '../chunks';
import {isOutdated} from '../outdated';
import {useShownPage} from '../use-shown-page';
import {showWaiting} from '../waiting';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {isHydrated} from '../head/hydration';
import {scrollOffset} from '../scroll';
import './image-zoom.css';

/** Zooms the images of a page's content: on click, or on Enter or Space when focused. */

const bindDelayMs = 1000;
const zoomable = '.theme-doc-markdown img:not(a img, button img, .no-zoom, .no-zoom img)';
/** The library's class for the images that it enlarges. */
const boundClass = 'medium-zoom-image';

/** The library, once it's loaded. */
let zoom: Zoom | undefined;

/** The clicked image that opens once the library has loaded. */
let pending: HTMLImageElement | undefined;

/** Loads the library. After a failure, the next call tries again. */
const load = memoizeAsync(async (): Promise<Zoom> => {
  const {createZoom} = await loadModules(() => import('./zoom'));
  return (zoom = createZoom());
});

function isZoomable(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.matches(zoomable);
}

function isAttached(image: HTMLImageElement): boolean {
  return zoom?.getImages().includes(image) ?? false;
}

/** Makes the page's images look and behave like buttons. */
function bind(): void {
  document.querySelectorAll<HTMLImageElement>(zoomable).forEach((image) => {
    image.classList.add(boundClass);
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = image.alt ? `Enlarge image: ${image.alt}` : 'Enlarge image';
  });
}

/** Loads the library for the page's images. */
async function attach(): Promise<void> {
  const instance = await load();
  bind();
  instance.attach(zoomable);
}

/** Loads the library when the pointer or the focus comes to an image. Most readers never enlarge one. */
function prepare({target}: Event): void {
  if (!isZoomable(target) || !target.classList.contains(boundClass) || isAttached(target)) return;
  // Without the library there's no zoom. The page doesn't depend on it.
  attach().catch(() => undefined);
}

function cancel(): void {
  pending = undefined;
}

/**
 * Enlarges an image that was clicked before the library had loaded, unless the reader does meanwhile what closes it.
 * Reloads the page if the host has deployed another build, which has the library at a different address.
 */
function onClick({target}: MouseEvent): void {
  cancel();
  if (!isHydrated() || !isZoomable(target) || isAttached(target)) return;
  pending = target;
  const scrolledFrom = scrollY;
  showWaiting(attach()).then(
    () => {
      if (Math.abs(scrollY - scrolledFrom) <= scrollOffset) pending?.click();
    },
    async () => {
      if (pending && (await isOutdated())) location.reload();
    },
  );
}

function onKey(event: KeyboardEvent): void {
  const {key, target} = event;
  if (key === 'Escape') cancel();
  const isBound = target instanceof HTMLImageElement && target.classList.contains(boundClass);
  if (!isBound || (key !== 'Enter' && key !== ' ')) return;
  event.preventDefault();
  target.click();
}

/** Closes an open image, detaches the images of the page that's being left, and binds those of the one that's shown. */
function change(): void {
  zoom?.detach();
  setTimeout(bind, bindDelayMs);
}

function listen(): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  document.addEventListener('pointerover', prepare, {signal});
  document.addEventListener('focusin', prepare, {signal});
  document.addEventListener('click', onClick, {signal});
  document.addEventListener('keydown', onKey, {signal});
  addEventListener('resize', cancel, {signal});
  return () => listening.abort();
}

/** Zooms the images of the page's content, and of each page that a link leads to. For the theme's `Root`. */
export function useImageZoom(): void {
  useEffect(listen, []);
  useShownPage(change);
}
