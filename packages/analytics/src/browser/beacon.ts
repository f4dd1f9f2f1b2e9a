import type {PageViewSettings} from '../node/settings';

interface PageView {
  pathname: string;
}

declare global {
  interface Window {
    uncountedViews?: Set<PageView>;
  }
}

/** The page views that PostHog's client hasn't counted yet, for both scripts. */
export const uncounted = (): Set<PageView> => (window.uncountedViews ??= new Set());

/** Whether the reader asks not to be tracked. */
export function declined(): boolean {
  const {globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** The event of a page view and its properties, as PostHog names them. */
export const pageViewEvent = '$pageview';
export const pageViewProperties = (pathname: string): Record<string, string> => ({
  $current_url: location.origin + pathname,
  $pathname: pathname,
});

/**
 * Counts a page without PostHog's client, through its [capture API](https://posthog.com/docs/api/capture). The ID is
 * random, as the client's is for each page.
 */
export function sendPageView({key, host}: PageViewSettings, pathname: string): void {
  const event = {
    api_key: key,
    event: pageViewEvent,
    distinct_id: Math.random().toString(36).slice(2),
    properties: {...pageViewProperties(pathname), $process_person_profile: false},
  };
  navigator.sendBeacon(`${host}/i/v0/e/`, JSON.stringify(event));
}
