import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Zoom} from 'medium-zoom/dist/pure';
import {showWaiting} from '../browser/waiting';
import {memoizeAsync} from '../lib/memoize-async';
import {isHydrated} from '../prehydration/hydration';
import {scrollOffset} from './scroll-offset';
import './image-zoom.css';

/** Zooms the images of a page's content: on click, or on Enter or Space when focused. */

const options = {margin: 0, scrollOffset, background: 'var(--ifm-background-color)'};
const bindDelayMs = 1000;
const zoomable = '.theme-doc-markdown img:not(a img, button img, .no-zoom, .no-zoom img)';

/** The library, once it's loaded. */
let zoom: Zoom | undefined;

/** Loads the library when the first page with an image needs it. After a failure, the next page tries again. */
const load = memoizeAsync(async (): Promise<Zoom> => {
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  const instance = mediumZoom(options);
  // The original is hidden while its copy is open, so the focus moves to the copy and back.
  instance.on('opened', ({target}) => {
    const copy = openedCopy();
    if (!copy) return;
    copy.ariaLabel = label('Close', target as HTMLImageElement);
    // A second click, on the copy, has already moved it there.
    if (document.activeElement?.matches('body, .medium-zoom-image--hidden')) copy.focus({preventScroll: true});
  });
  closeWhileOpening(instance);
  copyShownSource(instance);
  instance.on('closed', ({target}) => {
    // The library adds this class in the first frame, even if the image has been closed by then.
    requestAnimationFrame(() => {
      if (!openedCopy()) document.body.classList.remove('medium-zoom--opened');
    });
    if (document.activeElement === document.body) {
      (target as HTMLImageElement).focus({preventScroll: true});
    }
  });
  document.addEventListener('keydown', (event) => {
    const image = event.target;
    // The rest of the page is covered, so the focus can't move anywhere else.
    if (event.key === 'Tab' && openedCopy()) event.preventDefault();
    if ((event.key === 'Enter' || event.key === ' ') && image instanceof HTMLImageElement && isBound(image)) {
      event.preventDefault();
      image.click();
    }
  });
  zoom = instance;
  return instance;
});

function openedCopy(): HTMLImageElement | null {
  return document.querySelector('.medium-zoom-image--opened');
}

/** Closes an image that's still opening; medium-zoom 1.1.0 ignores requests to close then. */
function closeWhileOpening(instance: Zoom): void {
  let opening = false;
  let scrolledFrom = 0;
  instance.on('open', () => {
    opening = true;
    scrolledFrom = window.scrollY;
  });
  instance.on('opened', () => {
    opening = false;
  });
  const close = (): void => {
    if (!opening) return;
    // The library waits for the end of the transition.
    openedCopy()?.dispatchEvent(new Event('transitionend'));
    void instance.close();
  };
  instance.on('detach', close);
  addEventListener('resize', close);
  document.addEventListener('keyup', ({key}) => key === 'Escape' && close());
  document.addEventListener('scroll', () => Math.abs(window.scrollY - scrolledFrom) > scrollOffset && close());
}

/** Copies the drawing that a `<picture>` shows; medium-zoom 1.1.0 (`cloneTarget`) uses the `src` of the image. */
function copyShownSource(instance: Zoom): void {
  let own: string | undefined;
  instance.on('open', ({target}) => {
    const image = target as HTMLImageElement;
    if (image.currentSrc === image.src) return;
    own = image.src;
    image.src = image.currentSrc;
  });
  instance.on('closed', ({target}) => {
    if (own !== undefined) (target as HTMLImageElement).src = own;
    own = undefined;
  });
}

function isBound(image: HTMLImageElement): boolean {
  return image.classList.contains('medium-zoom-image');
}

function label(action: 'Enlarge' | 'Close', image: HTMLImageElement): string {
  return image.alt ? `${action} image: ${image.alt}` : `${action} image`;
}

async function bind(): Promise<void> {
  const images = Array.from(document.querySelectorAll<HTMLImageElement>(zoomable)).filter((image) => !isBound(image));
  if (images.length === 0) {
    return;
  }
  const instance = await load();
  for (const image of images) {
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = label('Enlarge', image);
  }
  instance.attach(images);
}

/** Zooms an image that was clicked before the library had loaded. */
function openUnbound(event: MouseEvent): void {
  const image = event.target;
  if (!isHydrated() || !(image instanceof HTMLImageElement) || !image.matches(zoomable) || isBound(image)) return;
  showWaiting(bind()).then(
    () => image.click(),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', openUnbound);

const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    // Closes an open image, and detaches the images of the page that's being left.
    zoom?.detach();
    // Without the library there's no zoom. The page doesn't depend on it.
    setTimeout(() => void bind().catch(() => undefined), bindDelayMs);
  },
};

export default imageZoom;
