import type {Browser} from '@playwright/test';
import {bars} from '../bars';
import {kinds, type Download} from '../chromium/traffic';
import {showIntent, visiting} from '../chromium/visit';
import type {PageName} from '../pages';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';

/** Opens a page once with an empty cache, waits without interaction, then shows intent and measures its effect. */
export async function measureLoad(
  browser: Browser,
  site: SiteId,
  page: {name: PageName; url: string},
  results: Results,
): Promise<void> {
  const add = results.adder(site, `load: ${page.name} page`);
  await visiting(browser, async (visit) => {
    const {page: tab, traffic} = visit;
    await tab.goto(page.url, {waitUntil: 'load', timeout: 60_000});
    await traffic.quiet();

    const before = traffic.downloads();
    const needed = before.filter(({prefetch}) => !prefetch);
    add('bytes before intent', 'KiB', kibibytes(needed), bars.bytesBeforeIntent);
    for (const kind of kinds)
      add(`  of it ${kind}`, 'KiB', kibibytes(needed.filter((download) => download.kind === kind)));

    add('  prefetched besides', 'KiB', kibibytes(before.filter(({prefetch}) => prefetch)));

    const seen = await visit.seen();
    add('first contentful paint', 'ms', seen.firstPaint, bars.firstPaint);
    add('largest contentful paint', 'ms', seen.largestPaint, bars.largestPaint);
    // Rounded to three decimal places, as CLS is usually reported.
    add('layout shift', '', Math.round(seen.shift * 1000) / 1000, bars.shift);
    add('blocking', 'ms', blocking(seen.longTasks, seen.firstPaint), bars.blocking);

    await showIntent(visit);
    const scripts = traffic.downloads().filter(({kind}) => kind === 'js');
    const neededScripts = scripts.filter(({prefetch}) => !prefetch);
    add('scripts after intent', 'KiB', kibibytes(neededScripts), page.name === 'short' ? bars.scripts : undefined);
    add('  prefetched besides, after intent', 'KiB', kibibytes(scripts) - kibibytes(neededScripts));
  });
}

/** The part of each long task beyond 50 ms, after the first paint. */
function blocking(tasks: readonly {start: number; duration: number}[], firstPaint: number): number {
  return tasks
    .filter(({start, duration}) => start + duration > firstPaint)
    .reduce((sum, {start, duration}) => sum + Math.max(0, start + duration - Math.max(start, firstPaint) - 50), 0);
}

/** What downloads had on the wire. */
export function kibibytes(downloads: readonly Download[]): number {
  return downloads.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;
}
