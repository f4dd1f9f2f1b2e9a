/**
 * All keys that the site uses in `localStorage`. The framework writes the first six; before hydration, `packages/instant/src/browser/head`
 * writes those of the colour mode, the version and the tabs. A test compares the keys with a browser's storage after a
 * scripted tour.
 */
export const storageKeys = {
  colourMode: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  preferredVersion: 'docs-preferred-version-default',
  /** The reader's SDK language. */
  sdk: 'docusaurus.tab.sdk',
  /** Whether commands are shown for a terminal or for Dagger Shell. */
  command: 'docusaurus.tab.command',
  /** The hits that the reader opened last. */
  recentSearches: 'search.recent.dagger-0.18',
} as const;
