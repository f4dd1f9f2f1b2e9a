import type {Plugin} from '@docusaurus/types';

/** Matches the paths of the dialog's style sheets: DocSearch's, and the site's own. */
export const dialogSheets = /[\\/]@docsearch[\\/]css[\\/]|[\\/]search[\\/]src[\\/]browser[\\/]dialog[\\/]dialog\.css/;

/**
 * Moves the search dialog's styles into a separate chunk that loads with the dialog; Docusaurus merges all styles into
 * one sheet that every page waits for.
 */
export default function docsearchPlugin(): Plugin {
  const search = {
    name: 'search',
    type: 'css/mini-extract',
    test: dialogSheets,
    chunks: 'async' as const,
    enforce: true,
    // Must outrank the cache group of the merged sheet.
    priority: 60,
  };
  return {
    name: 'docsearch',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {search}}}}),
  };
}
