import {expect, test} from '@playwright/test';
import {site} from '../../src/config/site';
import routes from '../content/routes.json';
import {builtPages} from '../e2e/pages';

const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');
const specified = routes.map((route) => withoutSlash(site.baseUrl.slice(0, -1) + route));

test('spec 2: every page answers with and without a trailing slash', async ({request}) => {
  test.slow();
  for (const page of builtPages()) {
    for (const address of [withoutSlash(page), `${withoutSlash(page)}/`])
      expect((await request.get(address)).status(), address).toBe(200);
  }
});

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

test('spec 2: every unmatched route shows the not-found page', async ({request}) => {
  for (const address of ['nothing-here', 'api/nothing/here/', 'reference/typescript/nothing', 'nothing.html']) {
    const response = await request.get(site.baseUrl + address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toMatch(/page not found/i);
  }
});
