/**
 * Both services are off unless the deployer sets both of a service's variables at build time. Neither starts for
 * readers who send Do Not Track.
 */
export const analytics = {
  /** Common Room: shows the community team which organisations read the docs. */
  community: {
    siteIdVariable: 'COMMUNITY_ANALYTICS_SITE_ID',
    hostVariable: 'COMMUNITY_ANALYTICS_HOST',
    /** The path of the vendor's script on the host; `{siteId}` is replaced. */
    scriptPath: '/v1/site/{siteId}/signals.js',
    /** Our loader for that script, in static/, relative to the base path. */
    loader: 'js/community-analytics.js',
  },
  /** PostHog: counts page views. */
  pageViews: {
    keyVariable: 'POSTHOG_KEY',
    hostVariable: 'POSTHOG_HOST',
  },
} as const;
