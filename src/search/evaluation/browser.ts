import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import {searchDialog} from '../../config/search-dialog';
import {site} from '../../config/site';
import {ensureBrowser} from '../../../scripts/chromium';
import {createSiteServer} from '../../../scripts/serve';

/** In milliseconds; no answer takes longer. */
const timeout = 20_000;

/**
 * Runs queries in the built site's search dialog in Chromium.
 *
 * @returns the hits' addresses for each query, from top to bottom: path, query and hash, with the base path
 * @throws if there's no build, browser or index
 */
export async function ask(queries: readonly string[]): Promise<string[][]> {
  const server = createSiteServer();
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--no-sandbox']});
  try {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const page = await browser.newPage();
    const {port} = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}${site.baseUrl}?${searchDialog.parameter}=dagger`);
    await page.locator('.search-root[data-query]').waitFor({state: 'attached', timeout});
    const answers: string[][] = [];
    for (const query of queries) {
      answers.push(await runQuery(page, query));
    }
    return answers;
  } finally {
    await browser.close();
    server.close();
  }
}

async function runQuery(page: Page, question: string): Promise<string[]> {
  // The search box is a single line.
  const query = question.replace(/\s+/g, ' ').trim();
  await page.locator('.DocSearch-Input').fill(query);
  const root = page.locator(`.search-root:is([data-query=${JSON.stringify(query)}], [data-outcome='failed'])`);
  await root.waitFor({state: 'attached', timeout});
  if ((await root.getAttribute('data-outcome')) === 'failed') {
    throw new Error(`Search couldn’t be loaded for the query "${query}". Run npm run build first.`);
  }
  return root.evaluate(async (element) => {
    // The dialog shows the hits after announcing their number.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const links = element.dataset.outcome === 'found' ? element.querySelectorAll('.DocSearch-Hit a') : [];
    return Array.from(links, (link) => link.getAttribute('href') ?? '');
  });
}
