import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadCurrentPages, loadOldAnchors} from '@docs-kit/dagger/facts/facts';
import {root} from '@docs-kit/base/node/root';
import {pageRoute} from '@docs-kit/base/page-route';
import {site} from '../../src/config/site';
import redirects from '../../deploy/redirects.json';
import sidebars from '../../versioned_sidebars/version-0.18.14-sidebars.json';
import routes from './routes.json';

const folder = path.join(root, `versioned_docs/version-${site.version}`);
/** The handwritten pages of the snapshot, relative to its folder. */
const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('_') && !file.startsWith('reference/typescript/'));

const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');
const handwritten = routes.map(withoutSlash).filter((route) => !route.startsWith('/reference/typescript'));

test('spec 2: the pages of the snapshot share one sidebar', () => {
  expect(Object.keys(sidebars)).toEqual(['docs']);
  const others = pages.filter((file) => /^displayed_sidebar:/m.test(readFileSync(path.join(folder, file), 'utf8')));
  // The only page without a sidebar.
  expect(others).toEqual(['api/playground.mdx']);
});

test('the sidebar shows a page once', () => {
  const ids = [...JSON.stringify(sidebars).matchAll(/"([^"]+)"(?!:)/g)].map(([, id = '']) => id);
  const shown = ids.filter((id) => pages.includes(`${id}.mdx`));
  expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
});

test('every page has its route in tests/content/routes.json, and every route its page', () => {
  const written = pages.map((file) => pageRoute(file));
  expect({
    'to add to routes.json': written.filter((route) => !handwritten.includes(route)),
    'without a page': handwritten.filter((route) => !written.includes(route)),
  }).toEqual({'to add to routes.json': [], 'without a page': []});
});

test.each([
  ['src/dagger/facts/current-pages.json', loadCurrentPages()],
  ['src/dagger/facts/old-anchors.json', loadOldAnchors()],
  ['deploy/redirects.json', redirects],
])('every key of %s is a route', (_, entries) => {
  const known = new Set(routes.map(withoutSlash));
  expect(Object.keys(entries).filter((route) => !known.has(withoutSlash(route)))).toEqual([]);
});
