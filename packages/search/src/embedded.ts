/** DocSearch requires an application ID even if it never sends a query to Algolia. */
export const embeddedApp = 'embedded';
