import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect, test} from '@playwright/test';
import {site} from '../../src/config/site';
import {explorerFile} from '@docs-kit/explorer/node/settings';
import {type HtmlFile, htmlFiles, pagesWithNewParts, readBuilt} from '../built';

/** Not yet known to the W3C's validator: a speculation rule may also be `immediate`. */
const newerThanValidator = 'The “eagerness” property in a speculation rule';

const explorer = (): HtmlFile => ({file: explorerFile, html: readBuilt(explorerFile)});

const validatorJar = require.resolve('vnu-jar/build/dist/vnu.jar');

interface ValidatorReport {
  messages: {url: string; message: string; extract?: string}[];
}

test('every kind of page passes the W3C validator', async () => {
  test.setTimeout(300_000);
  // Without styles, which take it longer than the rest of the page, and are checked as source.
  const dir = test.info().outputPath('pages');
  // A member's page is left out if its elements and attributes are those of other pages.
  const kinds = pagesWithNewParts();
  const isOther = ({file}: HtmlFile): boolean =>
    !file.includes('/client.gen/') || kinds.has(site.baseUrl + path.dirname(file));
  for (const {file, html} of [...htmlFiles().filter(isOther), explorer()]) {
    const copy = path.join(dir, file);
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, html.replace(/<style[^>]*>.*?<\/style>/gs, ''));
  }
  const options = ['--errors-only', '--no-langdetect', '--skip-non-html', '--format', 'json'];
  const validator = spawn('java', ['-Xss4m', '-jar', validatorJar, ...options, dir], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((resolve, reject) => {
    validator.once('spawn', resolve);
    validator.once('error', () => reject(new Error('The validator runs on Java: install a JDK.')));
  });
  const {messages} = JSON.parse(await text(validator.stderr)) as ValidatorReport;
  const problems = messages
    .filter(({message}) => !message.startsWith(newerThanValidator))
    .map(({url, message, extract = ''}) => `${url}: ${message} (${extract})`);
  expect(problems.slice(0, 10), `${problems.length} problems`).toEqual([]);
});

test('no two elements of a page have the same id, no two pages the same title, and none is longer than 70 characters', () => {
  const pages = new Map<string, string[]>();
  for (const {file, html} of [...htmlFiles(), explorer()]) {
    const elements = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
    const ids = Array.from(elements.matchAll(/<[a-z][^<>]*? id="?([^"\s>]+)/g), ([, id]) => id);
    expect(ids.length, file).toBe(new Set(ids).size);
    const title = /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    pages.set(title, [...(pages.get(title) ?? []), file]);
  }
  expect([...pages].filter(([title, files]) => files.length > 1 || title.length > 70)).toEqual([]);
});
