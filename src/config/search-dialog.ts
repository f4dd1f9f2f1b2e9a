/**
 * Search uses an index that's built with the site, unless the deployer sets all three variables at build time. Then the
 * same dialog queries Algolia.
 */
export const searchDialog = {
  variables: {
    appId: 'ALGOLIA_APP_ID',
    apiKey: 'ALGOLIA_API_KEY',
    indexName: 'ALGOLIA_INDEX_NAME',
  },
  /** DocSearch requires an application ID even if it never sends a query to Algolia. */
  embeddedApp: 'embedded',
  /** Part of the storage keys for recent and favourite pages. */
  embeddedIndex: 'dagger-0.18',
  /** The query parameter that opens the search: `/0.18/install?q=secrets`. */
  parameter: 'q',
  /** Shown to readers who haven't searched for anything yet. */
  starters: [
    {label: 'Quickstart', to: '/quickstart'},
    {label: 'Cookbook', to: '/cookbook'},
    {label: 'CLI reference', to: '/reference/cli/'},
    {label: 'Troubleshooting', to: '/troubleshooting'},
  ],
  /** Shown to readers whose search found nothing. */
  elsewhere: [
    {label: 'API guides', to: '/api'},
    {label: 'TypeScript SDK reference', to: '/reference/typescript/'},
    {label: 'CLI reference', to: '/reference/cli/'},
    {label: 'Troubleshooting', to: '/troubleshooting'},
  ],
} as const;
