import path from 'node:path';
import {config as site} from '@docs-kit/site-tools/config';
import type {Content} from '../content/read';
import type {SidebarItem} from '../content/sidebar';
import {copyImages, pageSource, titlesOf, writeFile} from './files';
import {packageFile} from './packages';
import type {Generator} from './site';

type Item = {label: string; link: string} | {label: string; collapsed: boolean; items: Item[]};

const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** The output of `create astro --template starlight`, with its search. */
export const starlight: Generator = {
  id: 'starlight',
  name: 'Starlight',
  write(project, content) {
    // Astro searches this file for integrations.
    const dependencies = {'@astrojs/starlight': '*', astro: '*'};
    writeFile(project, 'package.json', {private: true, type: 'module', dependencies});
    writeFile(project, 'src/content.config.ts', collections);
    writeFile(
      project,
      'astro.config.mjs',
      `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight(${JSON.stringify({title: site.title, sidebar: sidebarOf(content)})})],
});
`,
    );
    for (const page of content.pages) writeFile(project, path.join(this.pages, page.file), pageSource(page));

    copyImages(path.join(project, 'public'));
  },
  script: packageFile('starlight', 'astro/bin/astro.mjs'),
  args: ['build'],
  start: ['dev'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  pages: 'src/content/docs',
  output: 'dist',
};

/** A Starlight group can't be a link, so its page is the first item. */
function sidebarOf(content: Content): Item[] {
  const title = titlesOf(content);
  const page = (route: string): Item => ({label: title(route), link: route});
  const convert = (item: SidebarItem, depth: number): Item =>
    'route' in item
      ? page(item.route)
      : {
          label: item.label,
          collapsed: depth > 0,
          items: [
            ...(item.link === undefined ? [] : [page(item.link)]),
            ...item.items.map((child) => convert(child, depth + 1)),
          ],
        };
  return content.sidebar.map((item) => convert(item, 0));
}
