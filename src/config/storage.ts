/**
 * The keys of everything that the site keeps in `localStorage`. The framework writes the first four; the tests compare
 * the list with what a reader's browser holds after a tour of the site.
 */
export const storageKeys = {
  colourMode: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  preferredVersion: 'docs-preferred-version-default',
  /** The language of the samples. */
  sdk: 'docusaurus.tab.sdk',
  /** Whether commands show for a terminal or for Dagger Shell. */
  command: 'docusaurus.tab.command',
  /** The search dialog's, which DocSearch ends with the name of the index. */
  recentSearches: '__DOCSEARCH_RECENT_SEARCHES__dagger-0.18',
  favouriteSearches: '__DOCSEARCH_FAVORITE_SEARCHES__dagger-0.18',
} as const;

/**
 * The cache of readers who save the site for offline reading, with the files, their list and which build answers; a service
 * worker answers from it. Other readers have neither.
 */
export const offlineCache = 'dagger-0.18-offline';
