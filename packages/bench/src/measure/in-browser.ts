import type {Browser} from '@playwright/test';
import {launchBrowser} from '../chromium/visit';
import type {Options} from '../options';
import {clicks, pageAt, selectPage, visited} from '../pages';
import type {Content, Page} from '../content/read';
import type {Results} from '../results';
import {serveSite, type RunningServer} from '../server';
import {prepareSites, type BuiltSite} from '../sites/prepare';
import {measureLoad} from './load';
import {measureNavigation} from './navigation';
import {measureSearch} from './search';
import {measureVisit} from './visit';

interface Served {
  site: BuiltSite;
  urlOf: (page: Page) => string;
}

/** Takes the browser measurements, alternating between the sites in each run. */
export async function measureInBrowser(options: Options, content: Content, results: Results): Promise<void> {
  const sites = await prepareSites(options.sites, content);
  const servers: RunningServer[] = [];
  const browser = await launchBrowser();
  try {
    const served: Served[] = [];
    for (const site of sites) {
      const server = await serveSite(site);
      servers.push(server);
      served.push({site, urlOf: (page) => server.baseUrl + site.addressOf(page)});
    }
    for (let run = 1; run <= options.runs; run += 1) {
      console.log(`Run ${run} of ${options.runs} in the browser`);
      for (const one of served) await measureOnce(browser, one, options, content, results);
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function measureOnce(
  browser: Browser,
  {site, urlOf}: Served,
  options: Options,
  content: Content,
  results: Results,
): Promise<void> {
  const wants = (part: Options['parts'][number]): boolean => options.parts.includes(part);
  for (const name of wants('load') ? options.pages : [])
    await measureLoad(browser, site.id, {name, url: urlOf(selectPage(content, name))}, results);

  if (wants('search')) await measureSearch(browser, site.id, urlOf(selectPage(content, 'short')), results);
  if (wants('visit')) {
    const pages = visited.map((route) => pageAt(content, route)).map((page) => ({...page, url: urlOf(page)}));
    await measureVisit(browser, site.id, pages, results);
  }
  for (const {label, from, to} of wants('navigation') ? clicks : []) {
    const target = selectPage(content, to);
    const click = {label, from: urlOf(pageAt(content, from)), to: urlOf(target), title: target.title};
    await measureNavigation(browser, site.id, click, results);
  }
}
