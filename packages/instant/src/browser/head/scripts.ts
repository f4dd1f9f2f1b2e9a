import {sparesData} from '../connection';
import {layOutWholePage} from '../far-parts';
import {whenIdle} from '../idle';
import {whenParsed} from '../parsed';
import {correctColourMode} from './colour-mode';
import {leadsElsewhere} from './links';
import {listed} from '../page-lists';
import {reportFailure, reportScript} from './recovery';

/** The first interactions, each of which starts the page's scripts. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/**
 * In milliseconds after the page has been parsed: when its scripts are fetched, and when they run without any
 * interaction.
 */
const fetchAfter = 4000;
const runAfter = 12_000;

let started = false;

function addLink(rel: 'prefetch' | 'preload' | 'stylesheet', href: string, as = ''): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, {rel, href, as});
  document.head.append(link);
  return link;
}

/** Loads a full style sheet; the page's head contains only the rules that it uses. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const request = (): void => {
      const link = addLink('stylesheet', href);
      link.onload = () => resolve();
      link.onerror = () => reportFailure(href, request);
    };
    request();
  });
}

function runScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  // Inserted scripts keep their order only if they aren't async.
  script.async = false;
  script.onerror = () => reportFailure(src, () => runScript(src));
  document.head.append(script);
  return script;
}

/**
 * Runs the page's scripts once, in order, after loading the full styles for the elements that they add. Without these
 * styles, such elements would cover the page. Waits until the page has been parsed: the list of scripts comes after this
 * script, and React would hydrate an incomplete page.
 */
function start(): void {
  if (started) return;
  started = true;
  interactionEvents.forEach((type) => removeEventListener(type, startUnlessLeaving, true));
  whenParsed(load);
}

function load(): void {
  const scripts = listed('page-scripts');
  scripts.forEach((src) => addLink('preload', src, 'script'));
  void Promise.all(listed('page-styles').map(loadStyles)).then(() => {
    layOutWholePage();
    correctColourMode();
    const last = scripts.map(runScript).at(-1);
    // All of them have arrived, so the framework must have started. `address.ts` may have set an empty object.
    last?.addEventListener('load', () => {
      if (!('docusaurus' in window && 'prefetch' in window.docusaurus)) reportScript(last.src);
    });
  });
}

/**
 * A pointer on a link to another page is likely to leave this one, and so is a press, which also focuses the link: the
 * scripts would only take bandwidth from the next page. A key on a link may be meant for this page. The sidebar scrolls
 * to its entry by itself; readers scroll it with a wheel, a finger or a key.
 */
function startUnlessLeaving({type, target}: Event): void {
  if (type === 'scroll' && target !== document) return;
  if (type === 'keydown' || !leadsElsewhere(target)) start();
}

/** Fetches without executing, at the lowest priority; skipped if the reader saves data or is on a slow connection. */
function prefetch(): void {
  if (started || sparesData()) return;
  listed('page-styles').forEach((href) => addLink('prefetch', href, 'style'));
  listed('page-scripts').forEach((href) => addLink('prefetch', href, 'script'));
}

/**
 * Starts the page's scripts at the reader's first interaction, or after a long idle time. Until then, the page is plain
 * HTML, and nothing competes with its first paint.
 *
 * @param atOnce whether the page isn't useful without them
 */
export function deferScripts(atOnce: () => boolean): void {
  interactionEvents.forEach((type) => addEventListener(type, startUnlessLeaving, {capture: true, passive: true}));
  whenParsed(() => {
    if (atOnce()) start();
    setTimeout(() => whenIdle(prefetch), fetchAfter);
    setTimeout(() => whenIdle(start), runAfter);
  });
}
