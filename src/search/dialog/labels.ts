import type {DocSearchTranslations} from '@docsearch/react';

/** The words of the dialog; those that are missing here are the dialog's own. */
export const labels: NonNullable<DocSearchTranslations['modal']> = {
  searchBox: {searchInputLabel: 'Search', resetButtonTitle: 'Clear the query', cancelButtonText: 'Cancel'},
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'Words, a function, a flag, or the text of an error',
    saveRecentSearchButtonTitle: 'Add to favourites',
    removeRecentSearchButtonTitle: 'Remove from recent pages',
    favoriteSearchesTitle: 'Favourites',
    removeFavoriteSearchButtonTitle: 'Remove from favourites',
  },
};

export const placeholder = 'Search the docs';
