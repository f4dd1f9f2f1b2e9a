import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';
import {scrollOffset} from '../scroll';

// The diagrams' background, so that they don't end at an edge within the window.
const options = {margin: 0, scrollOffset, background: 'var(--color-surface)'};

/** Creates the library's instance, with names and focus for its copies, and what version 1.1.0 lacks. */
export function createZoom(): Zoom {
  const instance = mediumZoom(options);
  // The original is hidden while its copy is open, so the focus moves to the copy and back.
  instance.on('opened', () => {
    const copy = openedCopy();
    if (!copy) return;
    copy.ariaLabel = copy.ariaLabel?.replace(/^Enlarge/, 'Close') ?? null;
    // A second click, on the copy, has already moved it there.
    if (document.activeElement?.matches('body, .medium-zoom-image--hidden')) copy.focus({preventScroll: true});
  });
  closeWhileOpening(instance);
  awaitChosenSource(instance);
  instance.on('closed', ({target}) => {
    // The library adds this class in the first frame, even if the image has been closed by then.
    requestAnimationFrame(() => {
      if (!openedCopy()) document.body.classList.remove('medium-zoom--opened');
    });
    if (document.activeElement === document.body) (target as HTMLImageElement).focus({preventScroll: true});
  });
  document.addEventListener('keydown', (event) => {
    // The rest of the page is covered, so the focus can't move anywhere else.
    if (event.key === 'Tab' && openedCopy()) event.preventDefault();
  });
  return instance;
}

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

/**
 * Shows the drawing that the browser has chosen of a `<picture>` as soon as it has loaded. Before that, medium-zoom 1.1.0
 * can't know it, and copies the `src` of the image.
 */
function awaitChosenSource(instance: Zoom): void {
  instance.on('open', ({target}) => {
    const image = target as HTMLImageElement;
    if (image.complete) return;
    const showChosen = (): void => {
      const copy = openedCopy();
      // The reader may have closed it since, and opened a different one.
      if (copy && instance.getZoomedImage() === image) copy.src = image.currentSrc;
    };
    image.addEventListener('load', showChosen, {once: true});
  });
}
