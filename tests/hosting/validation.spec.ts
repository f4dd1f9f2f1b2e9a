import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import config from '../../docusaurus.config';
import {root} from '@docs-kit/base/node/root';

/**
 * Builds a site of tests/fixtures/sites with this site's rules for links, anchors and routes.
 *
 * @param themeConfig the site's theme configuration, empty by default
 * @param docs additional options of the docs plugin
 * @returns the site's folder, whether the build succeeded, and its output
 */
async function build(
  name: string,
  themeConfig = {},
  docs = {},
): Promise<{siteDir: string; succeeded: boolean; output: string}> {
  const siteDir = path.join(root, '.cache', 'sites', `${name}-${test.info().workerIndex}`);
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(siteDir, {recursive: true});
  cpSync(path.join(root, 'tests/fixtures/sites', name), siteDir, {recursive: true});
  const siteConfig = {
    title: name,
    url: config.url,
    baseUrl: config.baseUrl,
    onBrokenLinks: config.onBrokenLinks,
    onBrokenAnchors: config.onBrokenAnchors,
    onDuplicateRoutes: config.onDuplicateRoutes,
    markdown: {hooks: config.markdown.hooks},
    future: config.future,
    themeConfig,
    themes: ['@docusaurus/theme-classic'],
    plugins: [
      ['@docusaurus/plugin-content-docs', {routeBasePath: '/', ...docs}],
      ['@docusaurus/plugin-content-pages', {path: 'pages'}],
    ],
  };
  writeFileSync(path.join(siteDir, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(siteConfig)};\n`);
  const command = [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', siteDir];
  const env = {...process.env, FORCE_COLOR: '0'};
  try {
    const {stdout, stderr} = await promisify(execFile)(process.execPath, command, {cwd: root, env});
    return {siteDir, succeeded: true, output: stdout + stderr};
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    return {siteDir, succeeded: false, output: stdout + stderr};
  }
}

test.describe.configure({timeout: 90_000});

test('spec 5: a broken link fails the build', async () => {
  const {succeeded, output} = await build('broken-link');
  expect(succeeded).toBe(false);
  expect(output).toContain('/0.18/no-such-page');
});

test('spec 5: a broken Markdown link fails the build', async () => {
  const {succeeded, output} = await build('broken-markdown-link');
  expect(succeeded).toBe(false);
  expect(output).toContain('./no-such-page.md');
});

test('spec 5: broken anchors and duplicate routes only warn', async () => {
  const {succeeded, output} = await build('warnings');
  expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
  expect(output).toContain('[WARNING] Duplicate routes found!');
  expect(succeeded).toBe(true);
});

test('spec 2: the table of contents omits headings below level 3', async () => {
  const {siteDir, output} = await build('headings', {tableOfContents: config.themeConfig.tableOfContents});
  const html = readFileSync(path.join(siteDir, 'build/index.html'), 'utf8').replaceAll(/href=([^"\s>]+)/g, 'href="$1"');
  const contents = /class="?table-of-contents[\s\S]*?<\/ul><\/div>/.exec(html)?.[0] ?? output;
  expect([...contents.matchAll(/href="(#[^"]+)"/g)].map(([, anchor]) => anchor)).toEqual(['#second', '#third']);
});

test('spec 5: a page component without a default export fails the build', async () => {
  const {succeeded, output} = await build('no-default-export');
  expect(succeeded).toBe(false);
  expect(output).toMatch(/doesn't have a default export/);
});

test('spec 8: an unknown navbar item type is a configuration error', async () => {
  const {succeeded, output} = await build('plain', {navbar: {items: [{type: 'nonsense', label: 'Nonsense'}]}});
  expect(succeeded).toBe(false);
  expect(output).toContain('Bad navbar item type nonsense');
});

test('spec 8: a missing docs version name is a configuration error', async () => {
  const {succeeded, output} = await build('plain', {}, {lastVersion: '9.9.9'});
  expect(succeeded).toBe(false);
  expect(output).toMatch(/lastVersion.*9\.9\.9/);
});

test('spec 8: a missing docs version name in the version menu is a configuration error', async () => {
  const navbar = {items: [{type: 'docsVersionDropdown', versions: ['9.9.9']}]};
  const {succeeded, output} = await build('plain', {navbar});
  expect(succeeded).toBe(false);
  expect(output).toContain("No docs version exist for name '9.9.9'");
});

test('spec 8: a sidebar without a link is a configuration error', async () => {
  const navbar = {items: [{type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}]};
  const {succeeded, output} = await build('empty-sidebar', {navbar}, {sidebarPath: './sidebars.json'});
  expect(succeeded).toBe(false);
  expect(output).toContain("doesn't have anything to be linked to");
});

test('spec 8: the colour-mode hook outside its provider is an error that points to the docs', async () => {
  const {succeeded, output} = await build('hook-outside-provider');
  expect(succeeded).toBe(false);
  expect(output).toMatch(/useColorMode is called outside the <ColorModeProvider>/);
  expect(output).toContain('https://docusaurus.io/docs/api/themes/configuration#use-color-mode');
});
