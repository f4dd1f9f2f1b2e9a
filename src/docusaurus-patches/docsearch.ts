import type {Plugin} from '@docusaurus/types';

/** DocSearch reads what is selected whenever it renders, and has the browser lay out the page for it each time. */
const selection = {search: 'window.getSelection().toString()', replace: '""', strict: true};

/** The colour of its logo is a style element, which pages' policies refuse; `dialog.css` has it instead. */
const logo = {
  search: /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/,
  replace: 'null',
  strict: true,
};

/**
 * Keeps the styles of the search dialog in a file of their own, which loads with the dialog: Docusaurus puts all styles
 * into the one sheet that every page waits for. And takes a slow step out of DocSearch, which `search/dialog/Dialog` does once,
 * and a style element.
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
                    // Above the group of the one sheet.
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
