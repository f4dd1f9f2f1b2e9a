import {violations} from './axe';
import {expect, gotoHydrated, test} from './fixtures';

/** Pages that together have every kind of element, class and layout. */
const kinds = [
  '/0.18/',
  '/0.18/install',
  '/0.18/features/caching',
  '/0.18/quickstart',
  '/0.18/api/cache-volumes',
  '/0.18/api/playground',
  '/0.18/reference/cli',
  '/0.18/reference/typescript',
  '/0.18/reference/typescript/api/client.gen/classes/Directory',
  '/0.18/reference/typescript/api/client.gen/classes/Host',
];

/** On a phone, only the menu and the contents differ. */
const onPhones = new Set(['/0.18/api/cache-volumes']);

for (const address of kinds) {
  test(`axe finds no violations on ${address}`, {tag: onPhones.has(address) ? '@both' : []}, async ({page}) => {
    // The longest pages have thousands of elements.
    test.slow();
    await gotoHydrated(page, address);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds no violations on the not-found page', async ({page, problems}) => {
  problems.expect(/404/);
  await gotoHydrated(page, '/0.18/api/no-such-page');
  expect(await violations(page)).toEqual([]);
});

test('axe finds no violations with the mobile menu open', {tag: '@mobile'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
