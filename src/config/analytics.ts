/**
 * Both services are off unless the deployer sets both variables of one at build time.
 * Neither starts for a reader who asks not to be tracked.
 */
export const analytics = {
  /** Common Room's signals: tells the community team which organisations read the docs. */
  community: {
    siteIdVariable: 'COMMUNITY_ANALYTICS_SITE_ID',
    hostVariable: 'COMMUNITY_ANALYTICS_HOST',
    /** Where the vendor's script is on the host; `{siteId}` is replaced. */
    scriptPath: '/v1/site/{siteId}/signals.js',
    /** Our loader of that script, in static/, relative to the base path. */
    loader: 'js/community-analytics.js',
  },
  /** PostHog: counts page views. */
  pageViews: {
    keyVariable: 'POSTHOG_KEY',
    hostVariable: 'POSTHOG_HOST',
  },
} as const;
