import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import {expect, test} from '@playwright/test';
import config from '../../docusaurus.config';
import {root} from '@docs-kit/base/node/root';

/** A build's folder, whether it succeeded, and its output. */
interface Build {
  siteDir: string;
  succeeded: boolean;
  output: string;
}

/**
 * Builds a site of tests/fixtures/sites with this site's rules for links, anchors and routes.
 *
 * @param docs additional options of the docs plugin
 */
async function build(name: string, docs = {}): Promise<Build> {
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
    themeConfig: {tableOfContents: config.themeConfig.tableOfContents},
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

test('spec 8: an unknown navbar item type is a configuration error', () => {
  const errorOf = (item: object): string | undefined =>
    ThemeConfigSchema.validate({...config.themeConfig, navbar: {items: [item]}}).error?.message;
  expect(errorOf({type: 'nonsense', label: 'Nonsense'})).toContain('Bad navbar item type nonsense');
  expect(errorOf({type: 'doc', docId: 'install'})).toBeUndefined();
});

test.describe('a build with warnings', () => {
  test.describe.configure({mode: 'default'});
  let built: Build;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    built = await build('warnings');
  });

  test('spec 5: broken anchors and duplicate routes only warn', () => {
    expect(built.output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(built.output).toContain('[WARNING] Duplicate routes found!');
    expect(built.succeeded).toBe(true);
  });

  test('spec 2: the table of contents omits headings below level 3', () => {
    const file = path.join(built.siteDir, 'build/index.html');
    const html = readFileSync(file, 'utf8').replaceAll(/href=([^"\s>]+)/g, 'href="$1"');
    const contents = /class="?table-of-contents[\s\S]*?<\/ul><\/div>/.exec(html)?.[0] ?? built.output;
    expect([...contents.matchAll(/href="(#[^"]+)"/g)].map(([, anchor]) => anchor)).toEqual(['#second', '#third']);
  });
});

/** Each page of the site has one of the errors. The pages render navbar items as the navbar does. */
test.describe('a build with errors', () => {
  test.describe.configure({mode: 'default'});
  let built: Build;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    built = await build('errors', {sidebarPath: './sidebars.json'});
  });

  /** The part of the output about a page. */
  const errorOf = (page: string): string =>
    built.output.split("Can't render static file").find((part) => part.includes(`pathname "/0.18/${page}"`)) ?? '';

  test('spec 5: a page component without a default export fails the build', () => {
    expect(built.succeeded).toBe(false);
    expect(errorOf('no-default-export')).toMatch(/doesn't have a default export/);
  });

  test('spec 8: a missing docs version name in the version menu is a configuration error', () => {
    expect(errorOf('missing-version')).toContain("No docs version exist for name '9.9.9'");
  });

  test('spec 8: a sidebar without a link is a configuration error', () => {
    expect(errorOf('empty-sidebar')).toContain("doesn't have anything to be linked to");
  });

  test('spec 8: the colour-mode hook outside its provider is an error that points to the docs', () => {
    const error = errorOf('hook-outside-provider');
    expect(error).toContain('useColorMode is called outside the <ColorModeProvider>');
    expect(error).toContain('https://docusaurus.io/docs/api/themes/configuration#use-color-mode');
  });
});
