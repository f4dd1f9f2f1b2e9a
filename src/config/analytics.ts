import type {AnalyticsOptions} from '@docs-kit/analytics';

/**
 * Both services are off unless the deployer sets both of a service's variables at build time. Neither starts for
 * readers who send Do Not Track.
 */
export const analytics = {
  /** Common Room: shows the community team which organisations read the docs. */
  community: {
    variables: {key: 'COMMUNITY_ANALYTICS_SITE_ID', host: 'COMMUNITY_ANALYTICS_HOST'},
    /** The path of the vendor's script on the host; `{siteId}` is replaced. */
    scriptPath: '/v1/site/{siteId}/signals.js',
    /** Our loader for that script, in static/, relative to the base path. */
    loader: 'js/community-analytics.js',
  },
  /** PostHog: counts page views. */
  pageViews: {variables: {key: 'POSTHOG_KEY', host: 'POSTHOG_HOST'}},
} satisfies AnalyticsOptions;
