import {sparesData} from '../browser/connection';
import {whenIdle} from '../browser/idle';
import {whenParsed} from '../browser/parsed';
import {layFarParts} from './far-parts';

/** What a reader does first; each of them starts the page's scripts. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Milliseconds after the page is there until its scripts are fetched, and until they run without any sign. */
const fetchAfter = 4000;
const runAfter = 12_000;

let started = false;

function listed(id: 'page-scripts' | 'page-styles'): string[] {
  const element = document.getElementById(id);
  return element ? (JSON.parse(element.textContent) as string[]) : [];
}

function addLink(rel: 'prefetch' | 'preload' | 'stylesheet', href: string, as = ''): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, {rel, href, as});
  document.head.append(link);
  return link;
}

/** Loads the whole of the style sheets, of which the page has what it uses in its head. */
async function loadStyles(): Promise<void> {
  const links = listed('page-styles').map((href) => addLink('stylesheet', href));
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          link.onload = resolve;
          // Half styled is better than dead.
          link.onerror = resolve;
        }),
    ),
  );
}

/** Runs the page's scripts, in their order, once; what they add to the page has its styles by then. */
function start(): void {
  if (started) return;
  started = true;
  signs.forEach((sign) => removeEventListener(sign, start, true));
  const scripts = listed('page-scripts');
  scripts.forEach((src) => addLink('preload', src, 'script'));
  void loadStyles().then(() => {
    layFarParts();
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
  });
}

/** Fetches without running, at the lowest priority; a reader who saves data, or has little of it, is spared. */
function prefetch(): void {
  if (started || sparesData()) return;
  listed('page-styles').forEach((href) => addLink('prefetch', href, 'style'));
  listed('page-scripts').forEach((href) => addLink('prefetch', href, 'script'));
}

/**
 * Starts the page's scripts at the reader's first sign, or when the page has been idle for long. Until then the HTML
 * serves alone, and nothing competes with its first paint.
 *
 * @param atOnce Whether the page needs them to be of use.
 */
export function deferScripts(atOnce: () => boolean): void {
  signs.forEach((sign) => addEventListener(sign, start, {capture: true, passive: true}));
  whenParsed(() => {
    if (atOnce()) start();
    setTimeout(() => whenIdle(prefetch), fetchAfter);
    setTimeout(() => whenIdle(start), runAfter);
  });
}
