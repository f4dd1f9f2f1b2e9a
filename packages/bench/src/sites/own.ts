import {cpSync, existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {config} from '@docs-kit/site-tools/config';
import {filesOfTree} from '@docs-kit/site-tools/git';
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
const plainConfig = `import reference from '@docs-kit/dagger/reference';
import docs from '@docs-kit/instant/node/docs';
import site from './site.config';
import {pageChecks} from './src/markdown';

const {navbar} = site.themeConfig;

export default {
  ...site,
  onBrokenAnchors: 'ignore',
  markdown: {...site.markdown, format: 'md'},
  plugins: site.plugins.flatMap((plugin) => {
    const [create, options] = [plugin].flat();
    if (create === reference || create === pageChecks) return [];
    if (create !== docs) return [plugin];
    const {versions, lastVersion, ...shared} = options;
    return [[docs, {...shared, sidebarPath: './sidebars.js'}]];
  }),
  themeConfig: {...site.themeConfig, navbar: {...navbar, items: navbar.items.map(({versions, ...item}) => item)}},
};
`;

/** Links what a project shares with this one: files of the root, and packages without the bundler's cache among them. */
function link(project: string, names: readonly string[]): void {
  mkdirSync(path.join(project, 'node_modules'));
  const packages = readdirSync(path.join(root, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of [...names, ...packages.map((each) => path.join('node_modules', each))])
    symlinkSync(path.join(root, name), path.join(project, name));
}

const command = {
  script: path.join(root, 'packages/site-tools/bin/site.mjs'),
  args: ['build'],
  start: ['start', '--no-open'],
  output: 'build',
};

/** This site's generator for the plain pages: its configuration and sources, linked into a project. */
export const own: Generator = {
  id: 'this',
  name: 'This site',
  write(project, content) {
    link(
      project,
      readdirSync(root).filter((name) => !notShared.has(name)),
    );
    // Copied, because the bundler looks for its settings beside it.
    cpSync(path.join(root, 'package.json'), path.join(project, 'package.json'));
    writeFile(project, 'site.config.ts', `export {default} from '${path.join(root, 'docusaurus.config')}';\n`);
    writeFile(project, 'docusaurus.config.ts', plainConfig);
    writeDocs(project, content);
  },
  ...command,
  pages: 'docs',
};

/** This site as it is. */
export const wholeSite: Generator = {
  id: 'this',
  name: 'This site with all features',
  write(project) {
    link(project, []);
    for (const file of filesOfTree(root).filter((name) => existsSync(path.join(root, name))))
      cpSync(path.join(root, file), path.join(project, file));
  },
  ...command,
  pages: path.join('versioned_docs', `version-${config.version}`),
};
