import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {replacements} from '../../src/node/patches/replacements';
import {template} from '../../src/node/patches/template';

// By path, because some packages don't export their package.json.
const folderOf = (name: string): string => path.resolve('node_modules', name);
const read = (name: string, file: string): string => readFileSync(path.join(folderOf(name), file), 'utf8');

/** Each title names the patch that must be adapted if the test fails. */
describe('the framework matches its patches', () => {
  test('lean-bundle: clientEntry imports what browser/docusaurus.ts replaces', () => {
    expect(read('@docusaurus/core', 'lib/client/clientEntry.js')).toContain("from './docusaurus'");
  });

  test('lean-bundle: the client imports the configuration that site-config.ts replaces', () => {
    for (const file of ['clientEntry.js', 'docusaurusContext.js'])
      expect(read('@docusaurus/core', `lib/client/${file}`)).toContain("from '@generated/docusaurus.config'");
  });

  test('lean-bundle: utils-common uses only the tslib helper that browser/tslib.ts has', () => {
    const folder = path.join(folderOf('@docusaurus/utils-common'), 'lib');
    const sources = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const helpers = sources.flatMap((file) =>
      Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(/tslib_1\.(\w+)/g), ([, name]) => name),
    );
    expect([...new Set(helpers)]).toEqual(['__importDefault']);
  });

  test('lean-bundle: the first step for style sheets is postcss-preset-env by name', () => {
    expect(read('@docusaurus/bundler', 'lib/loaders/styleLoader.js')).toContain('postcss-preset-env');
  });

  test('docs.ts: a version route has its sidebars and docs under props.version', () => {
    const source = read('@docusaurus/plugin-content-docs', 'lib/routes.js');
    expect(source).toMatch(/props: \{[^}]*version/);
    expect(read('@docusaurus/plugin-content-docs', 'lib/props.js')).toContain('docsSidebars');
  });

  test('docs.ts: each load of the site writes the file that all pages depend on', () => {
    const source = read('@docusaurus/plugin-content-docs', 'lib/index.js');
    expect(source).toMatch(/dependencies: \[\s+await createMdxLoaderDependencyFile\(/);
    expect(source).toMatch(/\.writeFile\(filePath, JSON\.stringify\(fileContent\)\);/);
  });

  test('lean-bundle: Prism comes into the theme through prism-react-renderer alone', () => {
    const theme = readdirSync(path.join(folderOf('@docusaurus/theme-classic'), 'lib'), {
      recursive: true,
      encoding: 'utf8',
    });
    const sources = theme
      .filter((file) => file.endsWith('.js'))
      .map((file) => read('@docusaurus/theme-classic', `lib/${file}`));
    const modules = sources.flatMap((source) =>
      Array.from(source.matchAll(/from '([^']*prism[^']*)'/gi), ([, name = '']) => name),
    );
    expect(new Set(modules.filter((name) => !/^(?:\.|@theme\/)/.test(name)))).toEqual(
      new Set(['prism-react-renderer']),
    );
  });

  test.each(replacements)('replacements.ts: $file has $search', ({file, search}) => {
    const source = readFileSync(path.join('node_modules', file), 'utf8');
    // A failure mustn't print the whole file.
    expect(source.replace(search, '') === source).toBe(false);
  });

  test.each([
    ['react-router-dom', 'esm/react-router-dom.js', 'var history = context.history;'],
    ['@docusaurus/core', 'lib/client/PendingNavigation.js', 'const nextLocation ='],
    ['@docusaurus/core', 'lib/client/PendingNavigation.js', 'this.previousLocation = this.props.location'],
  ])('replacements.ts: what replaces text in %s, %s needs %s', (name, file, text) => {
    expect(read(name, file).includes(text)).toBe(true);
  });

  test('breakpoint.ts: the layouts for small screens end at 996 px', () => {
    expect(read('infima', 'dist/css/default/default.css')).toContain('(max-width: 996px)');
    expect(read('@docusaurus/theme-classic', 'lib/theme/Navbar/Content/styles.module.css')).toContain(
      '(max-width: 996px)',
    );
  });

  test('template.ts: this template omits none of the stock template’s variables except the scripts', () => {
    const stock = read('@docusaurus/core', 'lib/ssg/ssgTemplate.html.js');
    const variables = (text: string) => new Set(Array.from(text.matchAll(/\bit\.(\w+)/g), ([, name = '']) => name));
    expect([...variables(stock)].filter((name) => !variables(template).has(name))).toEqual(['version']);
  });
});
