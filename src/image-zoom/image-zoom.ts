import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom/dist/pure';
import './image-zoom.css';

/** Opens the images of a page's content in full size: by click, or by Enter or Space on a focused one. */

const options = {margin: 0, scrollOffset: 40, background: 'var(--ifm-background-color)'};
const bindDelayMs = 1000;
const zoomable = '.theme-doc-markdown img:not(a img, button img, .no-zoom, .no-zoom img)';

let zoom: Promise<Zoom> | undefined;

/** Loads the library when the first page with an image needs it. */
async function load(): Promise<Zoom> {
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  const instance = mediumZoom(options);
  // The original is hidden while its copy is open: the focus moves to the copy, and back.
  instance.on('opened', ({target}) => {
    const copy = document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');
    if (copy && document.activeElement?.matches('body, .medium-zoom-image--hidden')) {
      copy.ariaLabel = label('Close', target as HTMLImageElement);
      copy.focus({preventScroll: true});
    }
  });
  instance.on('closed', ({target}) => {
    if (document.activeElement === document.body) {
      (target as HTMLImageElement).focus({preventScroll: true});
    }
  });
  document.addEventListener('keydown', (event) => {
    const image = event.target;
    if ((event.key === 'Enter' || event.key === ' ') && image instanceof HTMLImageElement && isBound(image)) {
      event.preventDefault();
      image.click();
    }
  });
  return instance;
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
  zoom ??= load();
  const instance = await zoom;
  for (const image of images) {
    image.tabIndex = 0;
    image.role = 'button';
    image.ariaLabel = label('Enlarge', image);
  }
  instance.attach(images);
}

const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return undefined;
    }
    // Closes an image that is still open, and forgets those of the page that was left.
    void zoom?.then((instance) => instance.detach());
    // Without the library there is no zoom; the page does not need it, and a later page tries again.
    setTimeout(() => {
      bind().catch(() => {
        zoom = undefined;
      });
    }, bindDelayMs);
    return undefined;
  },
};

export default imageZoom;
