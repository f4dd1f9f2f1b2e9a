import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test, expect} from '@playwright/test';
import commandList from '../../src/content/facts/commands.json';
import environment from '../../src/content/facts/environment.json';
import {site} from '../../src/config/site';
import {readNames} from '../../src/search/engine/catalogue';
import {type Entry, entryPath, type Names} from '../../src/search/engine/names';
import {fold} from '../../src/search/engine/words';
import {htmlFiles} from './built';

const buildDir = path.resolve(__dirname, '../../build');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(buildDir, file), 'utf8'));
const catalogue = readNames(read(`${(read(entryPath) as Entry).folder}names.json`) as Names);
const cli = catalogue.pages.find((page) => page.path === `${site.baseUrl}reference/cli`);

test('the search knows every member of the reference by its heading or its row', () => {
  const places = new Set([
    ...catalogue.sections.map(({page, anchor}) => `${page.path}#${anchor}`),
    ...[...catalogue.api.values()].flat().map(({section, anchor}) => `${section.page.path}#${anchor}`),
  ]);
  const members = htmlFiles()
    .filter(({file}) => file.startsWith('reference/typescript/'))
    .flatMap(({file, html}) =>
      [...html.matchAll(/<h3[^>]*\bapi-member\b[^>]* id="?([^\s>"]+)/g)].map(
        ([, anchor]) => `${site.baseUrl}${path.posix.dirname(file)}#${anchor}`,
      ),
    );
  expect(members.length).toBeGreaterThan(500);
  expect(members.filter((member) => !places.has(member))).toEqual([]);
});

test('the search knows every command and every flag of its own', () => {
  const commands = commandList.commands.map(({name}) => name);
  const titles = new Set(cli?.sections.map(({title}) => title));
  // Commands below another one are explained with it.
  const explained = (name: string): boolean =>
    titles.has(name) || (name.split(' ').length > 2 && titles.has(name.split(' ').slice(0, 2).join(' ')));
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !explained(name))).toEqual([]);
  const flags = commandList.commands.flatMap(({flags: own = []}) =>
    own.flatMap((flag) => (typeof flag === 'string' ? [] : [`--${flag.name}`])),
  );
  expect(flags.length).toBeGreaterThan(20);
  expect([...new Set(flags)].filter((flag) => !catalogue.definitions.has(flag))).toEqual([]);
});

test('the search knows every flag that applies everywhere', () => {
  const missing = commandList.globalFlags.filter(
    ({name}) => !catalogue.definitions.get(`--${name}`)?.some(({section}) => section.page === cli),
  );
  expect(missing.map(({name}) => name)).toEqual([]);
});

test('the search knows every environment variable that a page names', () => {
  const pages = htmlFiles().map(({html}) => html.slice(html.indexOf('<article')));
  const named = environment.variables
    .map(({name}) => name)
    .filter((name) => name.includes('_') && pages.some((html) => new RegExp(`\\b${name}\\b`).test(html)));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !catalogue.foldedDefinitions.has(fold(name)))).toEqual([]);
});
