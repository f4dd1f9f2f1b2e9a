import type {Plugin} from '@docusaurus/types';

/** DocSearch reads the selected text on every render, which forces a layout each time. */
const selection = {search: 'window.getSelection().toString()', replace: '""', strict: true};

/**
 * DocSearch sets its logo's colour in a style element, which the content security policy refuses; `dialog.css` sets it
 * instead.
 */
const logo = {
  search: /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/,
  replace: 'null',
  strict: true,
};

/**
 * Moves the search dialog's styles into a separate chunk that loads with the dialog; Docusaurus merges all styles into
 * one sheet that every page waits for. Also removes two things from DocSearch: a slow step on each render, which
 * `search/dialog/Dialog` performs once, and a style element.
 */
export default function docsearchPlugin(): Plugin {
  return {
    name: 'docsearch',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
                  loader: require.resolve('string-replace-loader'),
                  options: {multiple: [selection, logo]},
                },
              ],
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
