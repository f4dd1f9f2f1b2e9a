/** What a reader does first; each of them starts the page's scripts. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Milliseconds after the page's load until its scripts are fetched, and until they run without any sign. */
const fetchAfter = 4000;
const runAfter = 12_000;

type Connection = {saveData?: boolean; effectiveType?: string} | undefined;

let started = false;

function scripts(): string[] {
  const element = document.getElementById('page-scripts');
  return element ? (JSON.parse(element.textContent) as string[]) : [];
}

/** Runs the page's scripts, in their order, once. */
function start(): void {
  if (started) return;
  started = true;
  signs.forEach((sign) => removeEventListener(sign, start, true));
  for (const src of scripts()) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback);
}

/** Fetches without running, at the lowest priority; a reader who saves data, or has little of it, is spared. */
function prefetch(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (started || connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  for (const href of scripts()) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Starts the page's scripts at the reader's first sign, or when the page has been idle for long. Until then the HTML
 * serves alone, and nothing competes with its first paint.
 *
 * @param atOnce Whether the page needs them to be of use.
 */
export function deferScripts(atOnce: () => boolean): void {
  signs.forEach((sign) => addEventListener(sign, start, {capture: true, passive: true}));
  document.addEventListener('DOMContentLoaded', () => {
    if (atOnce()) start();
  });
  addEventListener('load', () => {
    setTimeout(() => whenIdle(prefetch), fetchAfter);
    setTimeout(() => whenIdle(start), runAfter);
  });
}
