import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {config as site} from '@docs-kit/site-tools/config';
import type {Content} from '../content/read';
import type {SidebarItem} from '../content/sidebar';
import {idOf} from '../content/routes';
import {copyImages, pageSource, writeFile} from './files';
import type {Generator} from './site';

type Item = string | {type: 'category'; label: string; collapsed: boolean; link?: object; items: Item[]};

/**
 * The output of `create-docusaurus` with this site's version of Docusaurus, the pages at the root, no blog, and all fast
 * options. It names the parts of the classic preset that these pages need, since the preset isn't installed here.
 */
export const docusaurus: Generator = {
  id: 'docusaurus',
  name: 'Docusaurus',
  write(project, content) {
    writeFile(project, 'package.json', {
      name: 'docusaurus',
      private: true,
      browserslist: {
        production: ['>0.5%', 'not dead', 'not op_mini all'],
        development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
      },
    });
    const config = {
      title: site.title,
      url: 'https://example.com',
      baseUrl: '/',
      onBrokenAnchors: 'ignore',
      markdown: {format: 'md'},
      future: {v4: true, faster: true},
      themes: ['classic'],
      plugins: [
        ['content-docs', {routeBasePath: '/', sidebarPath: './sidebars.js'}],
        'content-pages',
        'css-cascade-layers',
      ],
      themeConfig: {
        navbar: {title: site.title},
        prism: {additionalLanguages: site.bench.highlighted},
      },
    };
    writeFile(project, 'docusaurus.config.js', `module.exports = ${JSON.stringify(config)};\n`);
    writeDocs(project, content);
    copyImages(path.join(project, 'static'));
  },
  script: path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  args: ['build'],
  start: ['start', '--no-open'],
  env: {NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1'},
  pages: 'docs',
  output: 'build',
};

/** Pages below `docs/`, and `sidebars.js`. A page that isn't listed in the sidebar still shows it. */
export function writeDocs(project: string, content: Content): void {
  for (const page of content.pages)
    writeFile(project, path.join('docs', page.file), pageSource(page, {displayed_sidebar: 'docs'}));

  writeFile(
    project,
    'sidebars.js',
    `module.exports = ${JSON.stringify({docs: content.sidebar.map((item) => convert(item, 0))})};\n`,
  );
}

const linkTo = (route: string): object => ({link: {type: 'doc', id: idOf(route)}});

function convert(item: SidebarItem, depth: number): Item {
  if ('route' in item) return idOf(item.route);
  return {
    type: 'category',
    label: item.label,
    collapsed: depth > 0,
    ...(item.link === undefined ? {} : linkTo(item.link)),
    items: item.items.map((child) => convert(child, depth + 1)),
  };
}
