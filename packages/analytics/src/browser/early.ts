/**
 * The inline script in every page's head, if page views are counted. Readers often leave a page before its scripts run,
 * so it counts those pages itself.
 */
import type {PageViewSettings} from '../node/settings';

/** Inlined by the plugin. */
declare const SETTINGS: PageViewSettings;

declare global {
  interface Window {
    /** Missing if no page views are counted. */
    countPageView?: (pathname: string) => void;
  }
}

/** Random, as is PostHog's for a page without cookies. */
const reader = Math.random().toString(36).slice(2);
let isCounted = false;

/**
 * Counts a page through PostHog's [capture API](https://posthog.com/docs/api/capture), unless the reader asks not to be
 * tracked. The browser sends it even if the reader leaves at once.
 */
function count(pathname: string): void {
  // A page that was loaded ahead may never be shown.
  if ((document as Document & {prerendering?: boolean}).prerendering) return;
  isCounted = true;
  const {globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  if (globalPrivacyControl === true || navigator.doNotTrack === '1') return;
  const event = {
    api_key: SETTINGS.key,
    event: '$pageview',
    distinct_id: reader,
    properties: {
      $current_url: location.origin + pathname,
      $pathname: pathname,
      $referrer: document.referrer,
      // For PostHog's own list of bots.
      $raw_user_agent: navigator.userAgent,
      $process_person_profile: false,
    },
  };
  navigator.sendBeacon(`${SETTINGS.host}/i/v0/e/`, JSON.stringify(event));
}

window.countPageView = count;
addEventListener('pagehide', () => {
  if (!isCounted) count(location.pathname);
});
