import path from 'node:path';
import {config as site} from '@docs-kit/site-tools/config';
import type {Content} from '../content/read';
import type {SidebarItem} from '../content/sidebar';
import {copyImages, pageSource, titlesOf, writeFile} from './files';
import {packageFile} from './packages';
import type {Generator} from './site';

interface Item {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: Item[];
}

/** The default theme with local search; addresses without `.html`. */
export const vitepress: Generator = {
  id: 'vitepress',
  name: 'VitePress',
  write(project, content) {
    writeFile(project, 'package.json', {private: true, type: 'module'});
    const config = {
      title: site.title,
      cleanUrls: true,
      themeConfig: {search: {provider: 'local'}, sidebar: sidebarOf(content)},
    };
    writeFile(project, 'docs/.vitepress/config.mjs', `export default ${JSON.stringify(config)};\n`);
    for (const page of content.pages) writeFile(project, path.join(this.pages, page.file), pageSource(page, {}, true));

    copyImages(path.join(project, 'docs', 'public'));
  },
  script: packageFile('vitepress', 'vitepress/bin/vitepress.js'),
  args: ['build', 'docs'],
  start: ['dev', 'docs'],
  pages: 'docs',
  output: 'docs/.vitepress/dist',
};

function sidebarOf(content: Content): Item[] {
  const title = titlesOf(content);
  const convert = (item: SidebarItem, depth: number): Item =>
    'route' in item
      ? {text: title(item.route), link: item.route}
      : {
          text: item.label,
          link: item.link,
          collapsed: depth > 0,
          items: item.items.map((child) => convert(child, depth + 1)),
        };
  return content.sidebar.map((item) => convert(item, 0));
}
