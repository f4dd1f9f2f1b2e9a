import {sparesData} from '../browser/connection';
import {whenIdle} from '../browser/idle';
import {whenParsed} from '../browser/parsed';
import {correctColourMode} from './colour-mode';
import {layFarParts} from './far-parts';
import {leadsElsewhere} from './links';
import {listed} from './page-lists';
import {reportFailure} from './recovery';

/** A reader's first interactions; each of them starts the page's scripts. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Milliseconds after the page is parsed until its scripts are fetched, and until they run without any interaction. */
const fetchAfter = 4000;
const runAfter = 12_000;

let started = false;

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

function runScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  // Inserted scripts run in their order only where they aren't async.
  script.async = false;
  script.onerror = () => reportFailure(src, () => runScript(src));
  document.head.append(script);
}

/** Runs the page's scripts, in their order, once; what they add to the page has its styles by then. */
function start(): void {
  if (started) return;
  started = true;
  interactionEvents.forEach((type) => removeEventListener(type, startUnlessLeaving, true));
  const scripts = listed('page-scripts');
  scripts.forEach((src) => addLink('preload', src, 'script'));
  void loadStyles().then(() => {
    layFarParts();
    correctColourMode();
    scripts.forEach(runScript);
  });
}

/**
 * A pointer on a link to another page is about to leave this one, and so is a press, which also focuses the link: the
 * scripts would only take the bandwidth that the next page needs. A key on a link may be meant for the page. The sidebar
 * scrolls to its entry without the reader, who scrolls it with a wheel, a finger or a key.
 */
function startUnlessLeaving({type, target}: Event): void {
  if (type === 'scroll' && target !== document) return;
  if (type === 'keydown' || !leadsElsewhere(target)) start();
}

/** Fetches without running, at the lowest priority; a reader who saves data, or has little of it, is spared. */
function prefetch(): void {
  if (started || sparesData()) return;
  listed('page-styles').forEach((href) => addLink('prefetch', href, 'style'));
  listed('page-scripts').forEach((href) => addLink('prefetch', href, 'script'));
}

/**
 * Starts the page's scripts at the reader's first interaction, or when the page has been idle for long. Until then the
 * HTML serves alone, and nothing competes with its first paint.
 *
 * @param atOnce whether the page needs them to be of use
 */
export function deferScripts(atOnce: () => boolean): void {
  interactionEvents.forEach((type) => addEventListener(type, startUnlessLeaving, {capture: true, passive: true}));
  whenParsed(() => {
    if (atOnce()) start();
    setTimeout(() => whenIdle(prefetch), fetchAfter);
    setTimeout(() => whenIdle(start), runAfter);
  });
}
