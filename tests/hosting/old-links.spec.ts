import {expect, test} from '@playwright/test';
import {fileOf, readBuilt} from '../built';
import officialAnchors from '../fixtures/official-anchors.json';

test('every anchor of the official pages occurs exactly once on its page', () => {
  const wrong = Object.entries(officialAnchors).flatMap(([route, anchors]) => {
    const ids = [...readBuilt(fileOf(`/0.18${route}`)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    return anchors
      .filter((anchor) => ids.filter((id) => id === anchor).length !== 1)
      .map((anchor) => `${route}#${anchor}`);
  });
  expect(wrong).toEqual([]);
});

test('an old anchor leads to the heading that answers its question', async ({page}) => {
  await page.goto('/0.18/api/services#persist-service-state');
  const heading = page.getByRole('heading', {name: "Keep a service's data"});
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(150);
  await expect(page.locator('.table-of-contents a', {hasText: 'persist'})).toHaveCount(0);
});
