import {expect, test} from '@playwright/test';
import {site} from '../../src/config/site';
import routes from '../content/routes.json';
import {builtPages} from '../built';

const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
const specified = routes.map((route) => withoutSlash(site.baseUrl.slice(0, -1) + route));

test('spec 2: every page of the snapshot is a route of the specification', () => {
  const allowed = new Set(specified);
  const generated = [`${site.baseUrl}next`, `${site.baseUrl}reference/typescript/`];
  const unknown = builtPages().filter(
    (page) => !allowed.has(withoutSlash(page)) && !generated.some((prefix) => page.startsWith(prefix)),
  );
  expect(unknown).toEqual([]);
});

test('spec 2: every route of the specification has its page', () => {
  const built = new Set(builtPages().map(withoutSlash));
  expect(specified.filter((route) => !built.has(route))).toEqual([]);
});
