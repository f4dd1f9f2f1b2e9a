import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the registry of routes says about a module for the server alone: its path, and whether it is there already. */
const forServer = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * Makes smaller what the framework writes into every browser's bundle: the registry of all routes loses what only the
 * server reads, and a chunk's file is named by its number, so that the runtime needs no list of names.
 */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const registry = path.join(generatedFilesDir, 'registry.js');
      const lean = path.join(generatedFilesDir, 'registry.browser.js');
      writeFileSync(lean, readFileSync(registry, 'utf8').replace(forServer, ']'));
      return {
        // Before the framework's alias for all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {'@generated/registry$': lean}},
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
      };
    },
  };
}
