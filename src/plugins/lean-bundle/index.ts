import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the registry of routes says about a module for the server alone: its path, and whether it is there already. */
const forServer = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** Writes the registry of routes again, without what only the server reads; gives the file's path. */
function writeBrowserRegistry(generatedFilesDir: string): string {
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const lean = path.join(generatedFilesDir, 'registry.browser.js');
  writeFileSync(lean, registry.replace(forServer, ']'));
  return lean;
}

/**
 * Leaves out of every browser's bundle what no page needs there:
 *
 * - the highlighter of the theme, since `src/rehype/code-blocks.ts` has done its work (32 KB, Brotli);
 * - tslib, of which `@docusaurus/utils-common` requires one helper (4 KB); every other package still gets all of it;
 * - the part of the routes' registry that only the server reads (3 KB);
 * - the names of chunks, which are called by their numbers instead.
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const alias: Record<string, string | false> = {'prism-react-renderer': false};
      const rules = [
        {
          test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
          resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
        },
      ];
      if (process.env.NODE_ENV !== 'production') return {resolve: {alias}, module: {rules}};
      return {
        // Before the framework's alias for all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {...alias, '@generated/registry$': writeBrowserRegistry(generatedFilesDir)}},
        module: {rules},
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
      };
    },
  };
}
