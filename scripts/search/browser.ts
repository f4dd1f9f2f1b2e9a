import {readFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import ts from 'typescript';
import {site} from '../../src/config/site';
import type {SearchAnswer, SearchEngine} from '../../src/search/types';
import {ensureBrowser} from '../browser';
import {createSiteServer} from '../serve';

const sourceDir = path.resolve(__dirname, '../../src/search');
const modulePath = '/search-engine/';

/**
 * Asks the search of the built site in Chromium: the engine's sources run as modules of a page of the site, against the
 * index in build/.
 *
 * @throws where there is no build, no browser, or no index
 */
export async function ask(queries: readonly string[]): Promise<SearchAnswer[]> {
  const server = createSiteServer();
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--no-sandbox']});
  try {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage();
    await page.route(`${origin}${modulePath}*`, async (route) => {
      const name = path.basename(new URL(route.request().url()).pathname);
      const source = await readFile(path.join(sourceDir, `${name}.ts`), 'utf8');
      const options = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true};
      const body = ts.transpileModule(source, {compilerOptions: options}).outputText;
      await route.fulfill({contentType: 'text/javascript', body});
    });
    await page.goto(`${origin}${site.baseUrl}404.html`);
    return await page.evaluate(
      async ({address, baseUrl, texts}) => {
        const module = (await import(address)) as {createEngine(baseUrl: string): SearchEngine};
        const engine = module.createEngine(baseUrl);
        const answers: SearchAnswer[] = [];
        for (const text of texts) {
          answers.push(await engine.search(text));
        }
        return answers;
      },
      {address: `${modulePath}engine`, baseUrl: site.baseUrl, texts: [...queries]},
    );
  } finally {
    await browser.close();
    server.close();
  }
}
