/** What the search has to know about the pages; addresses are below the base path. */
export const search = {
  /** Pages of the API, which rank below the guides for ordinary words. */
  apiRoute: '/reference/typescript',
  /** All pages of reference, by which hits are labelled. */
  referenceRoute: '/reference',
  /** Pages on what came after the snapshot, which rank below all others. */
  nextRoute: '/next',
  /** The page that explains error messages, which readers paste. */
  messagesRoute: '/troubleshooting',
  /** Pages on one other system each, which say the same things: they rank below the guide unless the query names theirs. */
  integrationsRoute: '/ci/integrations',
} as const;
