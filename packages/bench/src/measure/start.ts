import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page as Tab} from '@playwright/test';
import {config} from '@docs-kit/site-tools/config';
import {freePort} from '@docs-kit/site-tools/port';
import {bars} from '../bars';
import {launchBrowser} from '../chromium/visit';
import type {Content} from '../content/read';
import type {Options} from '../options';
import {selectPage} from '../pages';
import type {Results} from '../results';
import {generators} from '../sites';
import {wholeSite} from '../sites/own';
import {findNode} from '../sites/packages';
import {projectFolder, writeProject} from '../sites/run';
import type {SiteId} from '../sites/site';

/** What an edit adds to the page, as text or as content of `body::after`. */
const mark = 'BenchEdit';

const patience = {polling: 20, timeout: 300_000};

/** Starts the development servers, of this site with all its features, and times the first page and edits of its sources. */
export async function measureStart(options: Options, content: Content, results: Results): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (let run = 1; run <= options.runs; run += 1) {
      for (const id of options.sites) {
        console.log(`Start ${run} of ${options.runs}: ${generators[id].name}`);
        await startOnce(browser, id, content, results);
      }
    }
  } finally {
    await browser.close();
  }
}

async function startOnce(browser: Browser, id: SiteId, content: Content, results: Results): Promise<void> {
  const own = id === 'this';
  const generator = own ? wholeSite : generators[id];
  const project = projectFolder(generator, 'start');
  writeProject(generator, project, content);
  const page = selectPage(content, 'long');
  const port = await freePort();
  const address = `http://localhost:${port}${own ? config.baseUrl + page.ownRoute.slice(1) : page.route}`;
  const source = path.join(generator.pages, own ? `${page.ownRoute}.mdx` : page.file);
  const edits = [
    {label: 'page', file: source, from: '\n## ', to: `\n${mark}\n\n## `},
    ...(own ? config.bench.edits : []),
  ];
  const add = results.adder(id, 'start: this site with all features, the others’ plain pages');
  const started = performance.now();
  const since = (time: number): number => (performance.now() - time) / 1000;
  const server = spawn(findNode(), [generator.script, ...generator.start, '--port', String(port)], {
    cwd: project,
    env: {...process.env, ...generator.env},
    stdio: 'ignore',
  });
  // From now on, because a server that fails has ended long before its page is given up.
  const ended = once(server, 'exit');
  const tab = await browser.newPage();
  try {
    await opened(tab, address, page.title);
    add('first page', 's', since(started));
    for (const {label, file, from, to} of edits) {
      const text = readFileSync(path.join(project, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} doesn't contain "${from}". Correct bench.edits.`);
      const edited = performance.now();
      writeFileSync(path.join(project, file), text.replace(from, to));
      await tab.waitForFunction(shows, {text: mark, wanted: true}, patience);
      add(`${label} edited`, 's', since(edited), bars.startEdit);
      writeFileSync(path.join(project, file), text);
      await tab.waitForFunction(shows, {text: mark, wanted: false}, patience);
    }
  } finally {
    await tab.close();
    server.kill();
    await ended;
  }
}

/** Loads a page again and again until its server answers and the page shows its title. */
async function opened(tab: Tab, address: string, title: string): Promise<void> {
  const end = performance.now() + patience.timeout;
  while (performance.now() < end) {
    try {
      await tab.goto(address);
      await tab.getByRole('heading', {level: 1, name: title}).waitFor();
      return;
    } catch {
      await sleep(patience.polling);
    }
  }
  throw new Error(`${address} didn't show "${title}" within ${patience.timeout / 60_000} minutes.`);
}

/** Runs in the page. */
const shows = ({text, wanted}: {text: string; wanted: boolean}): boolean =>
  (document.body.textContent + getComputedStyle(document.body, '::after').content).includes(text) === wanted;
