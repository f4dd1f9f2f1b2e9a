import type {AnalyticsOptions} from '../src/node';

export const options: AnalyticsOptions = {
  community: {
    variables: {key: 'COMMUNITY_ANALYTICS_SITE_ID', host: 'COMMUNITY_ANALYTICS_HOST'},
    scriptPath: '/v1/site/{siteId}/signals.js',
    loader: 'js/community-analytics.js',
  },
  pageViews: {variables: {key: 'POSTHOG_KEY', host: 'POSTHOG_HOST'}},
};
