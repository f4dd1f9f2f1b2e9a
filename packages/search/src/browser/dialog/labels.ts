import type {DocSearchTranslations} from '@docsearch/react';

/** The dialog's texts; those missing here are DocSearch's own. */
export const labels: NonNullable<DocSearchTranslations['modal']> = {
  searchBox: {searchInputLabel: 'Search', resetButtonTitle: 'Clear search', cancelButtonText: 'Cancel'},
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'Search for a topic, function or flag, or paste an error message',
    saveRecentSearchButtonTitle: 'Add to favourites',
    removeRecentSearchButtonTitle: 'Remove from recent pages',
    favoriteSearchesTitle: 'Favourites',
    removeFavoriteSearchButtonTitle: 'Remove from favourites',
  },
};

export const placeholder = 'Search the docs';
