import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkFilename, chunkNames} from './chunk-names';
import {writeBrowserFiles} from './routes';
import {writeBrowserConfig} from './site-config';

const lean = (file: string): string => path.resolve(__dirname, '../../../browser/lean-bundle', file);

/** Aliases the imports of a package's modules. */
function aliasImportsOf(importer: RegExp, alias: Record<string, string>): object {
  return {test: importer, resolve: {alias}};
}

/** Whether this is the framework's first CSS loader, which compiles styles for browsers older than ours. */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/**
 * Removes code from the browser bundle that no page needs:
 *
 * - the theme's highlighter, because `packages/samples/src/node/rehype/code-blocks.ts` highlights at build time (32 KB, Brotli);
 * - tslib, of which `@docusaurus/utils-common` requires one helper (4 KB); all other packages still get all of it;
 * - most of the routes and their registry (12 KB), and a chunk for each layout component that every page has;
 * - what only the build reads of the configuration (1 KB);
 * - the names and hashes of chunks (5 KB): `routes.ts` names chunks by numbers, and all chunks of a build share one content
 *   hash.
 *
 * Also loads the pages of links with an anchor ahead, and doesn't compile styles for browsers older than ours.
 */
export default function leanBundlePlugin(context: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss({plugins, ...options}) {
      // The minifier adds the few prefixes that our browsers need, so there's no PostCSS configuration to look for.
      return {...options, config: false, plugins: plugins.filter((plugin) => !isPresetEnv(plugin))};
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const alias: Record<string, string | false> = {'prism-react-renderer': false};
      const rules = [aliasImportsOf(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/, {tslib$: lean('tslib.ts')})];
      if (process.env.NODE_ENV !== 'production') return {resolve: {alias}, module: {rules}};
      rules.push(
        aliasImportsOf(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {'./docusaurus$': lean('docusaurus.ts')}),
      );
      return {
        // Must come before the framework's alias for all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            ...alias,
            ...writeBrowserFiles(context.generatedFilesDir, context.baseUrl),
            ...writeBrowserConfig(context.generatedFilesDir, context.siteConfig),
          },
        },
        module: {rules},
        output: {chunkFilename},
        plugins: [chunkNames],
        // A chunk's name is its id, so that no table from one to the other is needed.
        optimization: {chunkIds: 'named', moduleIds: 'natural'},
      };
    },
  };
}
