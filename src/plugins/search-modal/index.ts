import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the styles of the search dialog in a file of their own, which loads with the dialog. Docusaurus puts all styles
 * into the one sheet that every page waits for.
 */
export default function searchModalPlugin(): Plugin {
  return {
    name: 'search-modal',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  search: {
                    name: 'search',
                    type: 'css/mini-extract',
                    test: /[\\/]@docsearch[\\/]css[\\/]|[\\/]components[\\/]Search[\\/]dialog\.css/,
                    chunks: 'async',
                    enforce: true,
                    // Above the group of the one sheet.
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
