import {expect, test} from '@playwright/test';
import {loadOldAnchors} from '@docs-kit/dagger/facts/facts';
import {fileOf, readBuilt} from '../built';

/** The anchors of the official pages that are those of headings here too; the others are in src/dagger/facts. */
const kept: Record<string, string[]> = {
  '/faq': ['general', 'dagger-cloud', 'what-are-orphaned-traces'],
  '/cookbook': ['builds', 'secrets', 'services', 'debugging'],
  '/features/debugging': ['breakpoints'],
  '/features/security': ['secrets'],
  '/api': ['types'],
  '/api/types': ['container', 'currentmodule', 'directory', 'file'],
  '/ci/integrations/kubernetes': ['tested-configurations'],
  '/configuration/cloud': ['public-traces'],
  '/configuration/llm': ['docker-model-runner', 'ollama'],
  '/reference/cli': [
    'dagger',
    'dagger-call',
    'dagger-config',
    'dagger-core',
    'dagger-develop',
    'dagger-functions',
    'dagger-init',
    'dagger-install',
    'dagger-login',
    'dagger-logout',
    'dagger-query',
    'dagger-run',
    'dagger-uninstall',
    'dagger-update',
    'dagger-version',
  ],
};

test('every anchor of the official pages occurs exactly once on its page', () => {
  const old = Object.entries(loadOldAnchors()).map(([route, targets]) => [route, Object.keys(targets)] as const);
  const anchors = [...Object.entries(kept), ...old].flatMap(([route, ids]) => ids.map((id) => ({route, id})));
  // None may be removed.
  expect(anchors).toHaveLength(448);
  const wrong = anchors.filter(({route, id}) => readBuilt(fileOf(`/0.18${route}`)).split(` id="${id}"`).length !== 2);
  expect(wrong).toEqual([]);
});

test('an old anchor leads to the heading that answers its question', async ({page}) => {
  await page.goto('/0.18/api/services#persist-service-state');
  const heading = page.getByRole('heading', {name: "Keep a service's data"});
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(150);
  await expect(page.locator('.table-of-contents a', {hasText: 'persist'})).toHaveCount(0);
});
