import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {openUntouched} from './follow';

const container = 'reference/typescript/api/client.gen/classes/Container';

/** The row of a member's names, and the line of guides, which come after its heading. */
function rowsOf(page: Page, member: string): {names: Locator; guides: Locator} {
  const after = (name: string): Locator =>
    page.locator(`xpath=//h3[@id="${member}"]/following-sibling::*[contains(@class, "${name}")][1]`);
  return {names: after('api-names'), guides: after('api-guides')};
}

test('a reference member lists its name in each language, in the CLI and in Dagger Shell', async ({page}) => {
  await page.goto(`${container}#withsecretvariable`);
  const {names} = rowsOf(page, 'withsecretvariable');
  await expect(names).toBeInViewport();
  await expect(names.locator('span')).toHaveText([
    'Go WithSecretVariable',
    'Python with_secret_variable',
    'PHP, Java, GraphQL withSecretVariable',
    'CLI, Dagger Shell with-secret-variable',
  ]);
  // No name is cut, and the row isn't wider than its page.
  const isCut = await names.evaluate((row) => row.scrollWidth > row.clientWidth);
  expect(isCut).toBe(false);
  const heights = await names.locator('code').evaluateAll((codes) => codes.map((code) => code.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(30);
  // A long signature has an indented line for each parameter. Parts far from the window have no text.
  const signature = page.locator('#withenvvariable + .api-signature');
  await signature.scrollIntoViewIfNeeded();
  await expect.poll(() => signature.innerText()).toMatch(/^withEnvVariable\(\n {2}name: string,\n {2}value: string,\n/);
});

test('a member links to the guides that use it, before hydration', async ({page}) => {
  await page.goto(`${container}#withsecretvariable`);
  const {guides} = rowsOf(page, 'withsecretvariable');
  await expect(guides).toContainText(/^Used in Secrets, [^,]+ and \d+ more/);
  await guides.getByRole('link', {name: 'Secrets'}).click();
  await expect(page).toHaveURL(/\/0\.18\/api\/secrets\/?$/);
  await expect(page.locator('main')).toContainText(/with_?secret_?variable/i);
});

test('a member’s other guides open in place, and links lead to their sections, before and after hydration', async ({
  page,
}) => {
  const release = await openUntouched(page, container);
  const {guides} = rowsOf(page, 'asservice');
  const other = guides.getByRole('link', {name: 'Cookbook'});
  for (const when of ['before hydration', 'after it']) {
    await expect(other, when).toBeHidden();
    await guides.locator('summary').click();
    await expect(other).toBeVisible();
    await expect(other).toHaveAttribute('href', /\/0\.18\/cookbook#./);
    await guides.locator('summary').press('Enter');
    await expect(other).toBeHidden();
    release();
    await hydrated(page);
  }
  await rowsOf(page, 'terminal').guides.getByRole('link', {name: 'Interactive terminals'}).click();
  await expect(page).toHaveURL(/\/0\.18\/api\/terminal\/?#in-the-middle-of-a-pipeline$/);
});
