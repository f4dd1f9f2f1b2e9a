/** What search needs to know about pages. Addresses are relative to the base path. */
export const search = {
  /** API reference pages, which rank below guides for ordinary words. */
  apiRoute: '/reference/typescript',
  /** All reference pages; their hits carry a label. */
  referenceRoute: '/reference',
  /** Pages about later releases, which rank below all others. */
  nextRoute: '/next',
  /** The page that explains error messages, which readers paste into the search box. */
  messagesRoute: '/troubleshooting',
  /**
   * Pages about one other system each. They repeat the guides, so they rank below them unless the query names the
   * system.
   */
  integrationsRoute: '/ci/integrations',
} as const;
