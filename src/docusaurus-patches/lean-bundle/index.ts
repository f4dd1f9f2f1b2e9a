import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkFilename, ChunkNames} from './chunk-names';
import {writeBrowserFiles} from './routes';

const lean = (file: string): string => path.resolve(__dirname, 'browser', file);

type Configuration = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;
type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** Lets the modules of a package take something else for what they import. */
function aliasImportsOf(importer: RegExp, alias: Record<string, string>): object {
  return {test: importer, resolve: {alias}};
}

/** Whether this is the framework's first step for style sheets, which translates them for older browsers than ours. */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/**
 * Leaves out of every browser's bundle what no page needs there:
 *
 * - the highlighter of the theme, since `src/markdown/rehype/code-blocks.ts` has done its work (32 KB, Brotli);
 * - tslib, of which `@docusaurus/utils-common` requires one helper (4 KB); every other package still gets all of it;
 * - most of the routes and their registry (12 KB), and a chunk for each part of the layout that every page has;
 * - the names and hashes of chunks (5 KB): chunks are counted, and all of a build's carry one hash of their content.
 *
 * And what makes a click or a build wait: the search through all routes for what can be prefetched, a rendering of the
 * page that is left, and a translation of the style sheets for browsers older than ours.
 */
export default function leanBundlePlugin(context: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configurePostCss({plugins, ...options}) {
      // The minifier adds the few prefixes that our browsers need; there is no other configuration to look for.
      return {...options, config: false, plugins: plugins.filter((plugin) => !isPresetEnv(plugin))};
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const alias: Record<string, string | false> = {'prism-react-renderer': false};
      const rules = [aliasImportsOf(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/, {tslib$: lean('tslib.ts')})];
      if (process.env.NODE_ENV !== 'production') return {resolve: {alias}, module: {rules}};
      rules.push(
        aliasImportsOf(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {'./docusaurus$': lean('docusaurus.ts')}),
        aliasImportsOf(/[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/, {
          'react-router-dom$': lean('pending-route.ts'),
        }),
      );
      return {
        // Before the framework's alias for all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            ...alias,
            ...writeBrowserFiles(context.generatedFilesDir, context.baseUrl),
          },
        },
        module: {rules},
        output: {chunkFilename},
        // The framework's types are webpack's, its compiler is Rspack's.
        plugins: [new ChunkNames() as unknown as BundlerPlugin],
        optimization: {chunkIds: 'named', moduleIds: 'natural'},
      };
    },
  };
}
