import type {Plugin} from '@docusaurus/types';
import {replaceIn} from './replacement';

/**
 * DocSearch sets its logo's colour in a style element, which the content security policy refuses; `dialog.css` sets it
 * instead.
 */
const logo = replaceIn(
  /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
  /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/,
  'null',
);

/**
 * Moves the search dialog's styles into a separate chunk that loads with the dialog; Docusaurus merges all styles into
 * one sheet that every page waits for. Also removes a style element from DocSearch.
 */
export default function docsearchPlugin(): Plugin {
  return {
    name: 'docsearch',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [logo],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {
                  search: {
                    name: 'search',
                    type: 'css/mini-extract',
                    test: /[\\/]@docsearch[\\/]css[\\/]|[\\/]search[\\/]dialog[\\/]dialog\.css/,
                    chunks: 'async',
                    enforce: true,
                    // Must outrank the cache group of the merged sheet.
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
