import {launchBrowser} from '../chromium/visit';
import type {Options} from '../options';
import type {Content} from '../reduce/content';
import {multiply} from '../reduce/copies';
import type {Results} from '../results';
import {serveSite} from '../serve/server';
import {generators} from '../sites';
import {build, projectFolder, writeProject} from '../sites/run';
import {config} from '@docs-kit/site-tools/config';
import {searchOnce} from './search';

const factors = [1, 2, 4];

/** What a first search downloads on sites with more and more copies of the guides. */
export async function measureSearchGrowth(options: Options, guides: Content, results: Results): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const factor of factors) {
      const content = multiply(guides, factor);
      for (const id of options.sites.filter((site) => !site.startsWith('docusaurus'))) {
        const generator = generators[id];
        const project = projectFolder(generator, 'search');
        console.log(`Building ${content.pages.length} pages to search: ${generator.name}`);
        writeProject(generator, project, content);
        await build(generator, project);
        const base = id === 'this' ? config.baseUrl : '/';
        const server = await serveSite({folder: generator.output(project), base}, options.port);
        try {
          const times = await searchOnce(browser, id, `${server.baseUrl}install`);
          if (!times) continue;
          const group = 'search: bytes until the first hit';
          const label = `${content.pages.length} pages`;
          results.add(id, {group, label, unit: 'KiB'}, times.bytes);
          results.add(id, {group, label: `  of it index, ${label}`, unit: 'KiB'}, times.indexBytes);
        } finally {
          await server.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
}
