/** Matches the paths of the dialog's style sheets: DocSearch's, and those of the search package. */
export const dialogSheets = /[\\/]@docsearch[\\/]css[\\/]|[\\/]search[\\/]src[\\/]browser[\\/]dialog[\\/]dialog\.css/;

/**
 * Moves the search dialog's styles into a separate chunk that loads with the dialog; Docusaurus merges all styles into
 * one sheet that every page waits for. A value for the bundler's `optimization`.
 */
export const separateDialogStyles = {
  splitChunks: {
    cacheGroups: {
      search: {
        name: 'search',
        type: 'css/mini-extract',
        test: dialogSheets,
        chunks: 'async' as const,
        enforce: true,
        // Must outrank the cache group of the merged sheet.
        priority: 60,
      },
    },
  },
};
