import {expect, gotoHydrated, test} from './fixtures';

const classes = 'reference/typescript/api/client.gen/classes';

test('a "Since" label links to its release before hydration', async ({page}) => {
  await page.goto(`${classes}/Container#combinedoutput`);
  await page
    .locator('xpath=//h3[@id="combinedoutput"]/following-sibling::p[1]')
    .getByRole('link', {name: 'Since 0.18.17'})
    .click();
  await expect(page).toHaveURL(/\/next\/later-0-18\/?#v0-18-17$/);
  const row = page.locator('tr', {has: page.locator('#v0-18-17')});
  await expect(row).toBeInViewport();
  await expect(row).toContainText('Container.combinedOutput');
});

test('an option’s "Since" label links to its release after hydration', async ({page}) => {
  await gotoHydrated(page, `${classes}/Container#withexec`);
  await page.locator('.api-list').getByRole('link', {name: 'Since 0.18.15'}).first().click();
  await expect(page).toHaveURL(/\/next\/later-0-18\/?#v0-18-15$/);
  await expect(page.locator('#v0-18-15')).toBeInViewport();
});

test('a type says whether it still exists, and a removed method links to its replacement', async ({page}) => {
  await page.goto(`${classes}/Host`);
  const fate = page.getByText(/^Still part of 0\.21\.9, without setSecretFile$/);
  await expect(fate).toBeVisible();
  await page.getByRole('link', {name: 'Removed in 0.19.0'}).click();
  await expect(page).toHaveURL(/\/next\/moving-to-0-21\/?#checklist$/);
  await expect(page.getByRole('row', {name: /Host\.setSecretFile/})).toContainText('Client.secret');
});
