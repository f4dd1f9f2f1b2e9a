/**
 * The search answers from an index that is built with the site, unless the deployer sets all three variables at build
 * time: then the same dialog asks Algolia.
 */
export const searchDialog = {
  variables: {
    appId: 'ALGOLIA_APP_ID',
    apiKey: 'ALGOLIA_API_KEY',
    indexName: 'ALGOLIA_INDEX_NAME',
  },
  /** The dialog wants an application even where it never asks one. */
  embeddedApp: 'embedded',
  /** Part of the keys under which the browser keeps recent and favourite pages. */
  embeddedIndex: 'dagger-0.18',
  /** The query parameter that opens the search: `/0.18/install?q=secrets`. */
  parameter: 'q',
  /** Where a reader can start who hasn't searched for anything. */
  starters: [
    {label: 'Quickstart', to: '/quickstart'},
    {label: 'Cookbook', to: '/cookbook'},
    {label: 'CLI reference', to: '/reference/cli/'},
    {label: 'Troubleshooting', to: '/troubleshooting'},
  ],
  /** Where a reader whose search found nothing can go on. */
  elsewhere: [
    {label: 'API guides', to: '/api'},
    {label: 'Every type and function', to: '/reference/typescript/'},
    {label: 'CLI reference', to: '/reference/cli/'},
    {label: 'Troubleshooting', to: '/troubleshooting'},
  ],
} as const;
