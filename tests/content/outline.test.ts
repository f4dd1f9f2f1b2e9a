import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import sidebars from '../../versioned_sidebars/version-0.18.14-sidebars.json';
import {type Entry, type SidebarItem, outlineEntries, sidebarEntries} from './outline';
import routes from './routes.json';

const folder = path.resolve(__dirname, '../../versioned_docs/version-0.18.14');
/** The handwritten pages of the snapshot, relative to its folder. */
const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('_') && !file.startsWith('reference/typescript/'));

const line = ({groups, route}: Entry): string => `${[...groups, ''].join(' > ')}${route}`;

test('the outline lists every route once, except the playground and the generated reference', () => {
  const expected = routes
    .map((route) => (route === '/' ? route : route.replace(/\/$/, '')))
    .filter((route) => route !== '/api/playground' && !route.startsWith('/reference/typescript/'));
  expect(outlineEntries.map(({route}) => route).sort()).toEqual(expected.sort());
});

test('spec 2: the pages of the snapshot share one sidebar', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
  const others = pages.filter((file) => /^displayed_sidebar:/m.test(readFileSync(path.join(folder, file), 'utf8')));
  // The only page without a sidebar.
  expect(others).toEqual(['api/playground.mdx']);
});

test('the sidebar matches the outline’s groups and order', () => {
  expect(sidebarEntries(sidebars.docs as SidebarItem[]).map(line)).toEqual(outlineEntries.map(line));
});

test('every hand-written page except the playground is in the sidebar', () => {
  const written = pages
    .map((file) => `/${file}`.replace(/\.mdx?$/, '').replace(/\/index$/, '') || '/')
    .filter((route) => route !== '/api/playground');
  const shown = new Set(sidebarEntries(sidebars.docs as SidebarItem[]).map(({route}) => route));
  expect(written.filter((route) => !shown.has(route))).toEqual([]);
});
