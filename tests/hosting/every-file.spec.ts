import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {warningsOf} from '@docs-kit/site-tools/building/log';
import {site} from '../../src/config/site';
import {builtFiles, filesWithout, htmlFiles, readBuilt} from '../built';

test('spec 1: every HTML file tells search engines not to index or follow it', () => {
  expect(filesWithout((html) => /<meta[^>]*name="?robots"?[^>]*content="noindex, nofollow"/.test(html))).toEqual([]);
});

test('spec 1: every page has the announcement bar with a link to the current docs and no close button', () => {
  const bar = /<div[^>]*theme-announcement-bar[\s\S]*?<\/div><\/div>/;
  const holds = (html: string): boolean => {
    const text = bar.exec(html)?.[0] ?? '';
    return new RegExp(`href="?${site.currentDocsUrl}[">]`).test(text) && !text.includes('<button');
  };
  expect(filesWithout(holds)).toEqual([]);
});

test('spec 1: every page is in English', () => {
  expect(filesWithout((html) => /<html[^>]* lang="?en"?[ >]/.test(html))).toEqual([]);
});

test('spec 1: every page has the copyright line 2022-2024', () => {
  expect(filesWithout((html) => html.includes('© Dagger 2022-2024'))).toEqual([]);
});

test('spec 2: breadcrumbs are off on every page', () => {
  expect(filesWithout((html) => !html.includes('theme-doc-breadcrumbs'))).toEqual([]);
});

test('spec 2: every page of the docs but the playground has the sidebar with an entry for it, and a title', () => {
  const isDoc = (html: string): boolean => html.includes('docs-doc-id-');
  const holds = (html: string, file: string): boolean => {
    if (!isDoc(html)) return true;
    const [, sidebar = ''] = /<aside class="?[^">]*theme-doc-sidebar-container([^]*?)<\/aside>/.exec(html) ?? [];
    const current = /<a\b[^>]*\baria-current="?page\b[^>]*>/g;
    const own = `href="${`${site.baseUrl}${file}`.replace(/(?<=.)\/index\.html$/, '')}`;
    const isListed = (sidebar.match(current) ?? []).some((entry) => entry.includes(own));
    return html.includes('<h1') && isListed !== file.startsWith('api/playground');
  };
  expect(filesWithout(holds)).toEqual([]);
});

test('spec 2: the base URL banner is only on the home path', () => {
  expect(
    htmlFiles()
      .filter(({html}) => html.includes('base-url-issue-banner'))
      .map(({file}) => file),
  ).toEqual(['index.html']);
});

test('spec 7: a build without keys contains no analytics', () => {
  const code = builtFiles().filter((file) => /\.(html|js)$/.test(file) && file !== 'js/community-analytics.js');
  expect(code.filter((file) => /posthog|community-analytics/.test(readBuilt(file)))).toEqual([]);
});

test('spec 9: no page or style sheet leaves a gap between the layouts at 996 and 997 px', () => {
  // A layout for small screens ends below 997 px.
  const ends = /\bwidth\s*(?:<=|:)\s*996px|\bwidth\s*>\s*996px/;
  expect(filesWithout((html) => !ends.test(html))).toEqual([]);
  const sheets = builtFiles().filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.filter((file) => ends.test(readBuilt(file)))).toEqual([]);
});

/** The script that contains the framework, as browsers load it. */
function mainScript(): string {
  const file = builtFiles().find((name) => /^assets\/js\/main\.\w+\.js$/.test(name)) ?? '';
  return readBuilt(file);
}

test('spec 9: the route match cache of the built site holds 10000 entries', () => {
  // react-router 5.3, `compilePath`: the count is compared with the limit before an entry is added.
  expect(mainScript()).toMatch(/keys:\w+\};return (\w+)<1e4&&\(\w+\[\w+\]=\w+,\1\+\+\)/);
});

test('spec 9: the default path delimiter of the built site is /', () => {
  expect(mainScript()).toMatch(/delimiter\|\|"\/"/);
});

test('spec 9: every link and file of the site is under the base path', () => {
  const outside = /(?:href|src)="?\/(?!0\.18(?:\/|["\s>])|\/)/;
  expect(filesWithout((html) => !outside.test(html))).toEqual([]);
});

test('spec 5: the build of this site logged no warnings about broken anchors, duplicate routes or anything else', () => {
  const log = path.resolve(__dirname, '../../.cache/build.log');
  expect(existsSync(log), 'the log of `npm run build`').toBe(true);
  expect(warningsOf(readFileSync(log, 'utf8'))).toEqual([]);
});
