import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {chunkFilename, chunkNames} from './chunk-names';
import {writeBrowserFiles} from './routes';
import {writeBrowserConfig} from './site-config';

const lean = (file: string): string => path.resolve(__dirname, '../../../browser/lean-bundle', file);

/** Aliases the imports of a package's modules. */
function aliasImportsOf(importer: RegExp, alias: Record<string, string>): object {
  return {test: importer, resolve: {alias}};
}

/**
 * Removes code from the browser bundle that no page needs:
 *
 * - the theme's highlighter, because fences are highlighted when pages are compiled (32 KB, Brotli);
 * - tslib, of which `@docusaurus/utils-common` requires one helper (4 KB); all other packages still get all of it;
 * - most of the routes and their registry (12 KB), and a chunk for each layout component that every page has;
 * - what only the build reads of the configuration (1 KB);
 * - the names and hashes of chunks (5 KB): `routes.ts` names chunks by numbers, and all chunks of a build share one content
 *   hash.
 *
 * Also loads pages only for links that the reader points at. The result is part of the bundler's configuration for browsers.
 */
export function leanBundle(context: LoadContext) {
  const alias: Record<string, string | false> = {'prism-react-renderer': false};
  const rules = [aliasImportsOf(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/, {tslib$: lean('tslib.ts')})];
  if (process.env.NODE_ENV !== 'production') return {resolve: {alias}, module: {rules}};
  rules.push(
    aliasImportsOf(/[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {'./docusaurus$': lean('docusaurus.ts')}),
  );
  return {
    // Must come before the framework's alias for all generated files.
    mergeStrategy: {'resolve.alias': 'prepend' as const},
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
    optimization: {chunkIds: 'named' as const, moduleIds: 'natural' as const},
  };
}
