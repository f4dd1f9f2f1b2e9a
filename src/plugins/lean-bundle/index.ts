import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeBrowserFiles} from './routes';

/**
 * Leaves out of every browser's bundle what no page needs there:
 *
 * - the highlighter of the theme, since `src/rehype/code-blocks.ts` has done its work (32 KB, Brotli);
 * - tslib, of which `@docusaurus/utils-common` requires one helper (4 KB); every other package still gets all of it;
 * - most of the registry of routes (8 KB);
 * - the names and hashes of chunks (5 KB): chunks are counted, and all of a build's carry the build's hash.
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
        resolve: {alias: {...alias, ...writeBrowserFiles(generatedFilesDir)}},
        module: {rules},
        output: {chunkFilename: 'assets/js/[id].[fullhash:8].js'},
        optimization: {chunkIds: 'named', moduleIds: 'natural'},
      };
    },
  };
}
