import {cpSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {buildEnvironment} from '@docs-kit/site-tools/building/environment';
import {root} from '../paths';
import {writeDocs} from './docusaurus';
import {writeFile} from './files';
import type {Generator} from './site';

/** Files that differ between projects, or that only the site's own pages need. */
const notShared = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'node_modules',
  'build',
  'docs',
  'versions.json',
  'versioned_docs',
  'versioned_sidebars',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package.json',
  'tests',
  'test-results',
  'playwright-report',
]);

/**
 * The site's configuration for other pages, with its theme, transforms and plugins, except for two: the one that
 * generates the reference, which is already among the pages, and the one that checks the snapshot's folders, which
 * don't exist here. The version menu loses its list, because these pages have only one version.
 */
const config = `import site from './site.config';

const isDocs = (plugin) => Array.isArray(plugin);
const [docsPlugin, {versions, lastVersion, ...docs}] = site.plugins.find(isDocs);
const left = ['referencePlugin', 'pageChecksPlugin'];
for (const name of left) {
  if (!site.plugins.some((plugin) => plugin.name === name)) throw new Error('docusaurus.config.ts has no plugin ' + name);
}
const isShared = (plugin) => !isDocs(plugin) && !left.includes(plugin.name);
const {navbar} = site.themeConfig;

export default {
  ...site,
  onBrokenAnchors: 'ignore',
  markdown: {...site.markdown, format: 'md'},
  plugins: [...site.plugins.filter(isShared), [docsPlugin, {...docs, sidebarPath: './sidebars.js'}]],
  themeConfig: {...site.themeConfig, navbar: {...navbar, items: navbar.items.map(({versions, ...item}) => item)}},
};
`;

/** This site's generator for the reduced pages: its configuration and sources, linked into a project. */
export const own: Generator = {
  id: 'this',
  name: 'This site',
  write(project, content) {
    for (const name of readdirSync(root))
      if (!notShared.has(name)) symlinkSync(path.join(root, name), path.join(project, name));

    // Copied, because the bundler looks for its settings beside it.
    cpSync(path.join(root, 'package.json'), path.join(project, 'package.json'));
    writeFile(project, 'site.config.ts', `export {default} from '${path.join(root, 'docusaurus.config')}';\n`);
    writeFile(project, 'docusaurus.config.ts', config);
    writeDocs(project, content);
  },
  command: () => ({
    script: path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
    args: ['build'],
    env: buildEnvironment,
  }),
  pages: 'docs',
  output: (project) => path.join(project, 'build'),
};
