import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {warningsOf} from '@docs-kit/site-tools/building/log';
import {site} from '../../src/config/site';
import {buildDir, filesWithout} from './built';
import {builtFiles} from './sizes';

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

test('spec 2: every page of the docs but the playground has the sidebar', () => {
  const isDoc = (html: string): boolean => html.includes('docs-doc-id-');
  const withSidebar = (html: string): boolean => /<aside class="?[^">]*theme-doc-sidebar-container/.test(html);
  const holds = (html: string, file: string): boolean =>
    !isDoc(html) || withSidebar(html) !== file.startsWith('api/playground');
  expect(filesWithout(holds)).toEqual([]);
});

test('spec 9: no page or style sheet leaves a gap between the layouts at 996 and 997 px', () => {
  // A layout for small screens ends below 997 px.
  const ends = /\bwidth\s*(?:<=|:)\s*996px|\bwidth\s*>\s*996px/;
  expect(filesWithout((html) => !ends.test(html))).toEqual([]);
  const sheets = builtFiles().filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.filter((file) => ends.test(readFileSync(path.join(buildDir, file), 'utf8')))).toEqual([]);
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
