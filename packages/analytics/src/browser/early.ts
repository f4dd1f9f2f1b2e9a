/**
 * The inline script in every page's head, if page views are counted. Sends what PostHog's client hasn't counted when the
 * reader leaves the page, which is often before its scripts run.
 */
import {declined, sendPageView, uncounted} from './beacon';
import type {PageViewSettings} from '../node/settings';

/** Inlined by the plugin. */
declare const SETTINGS: PageViewSettings;

uncounted().add({pathname: location.pathname});

addEventListener('pagehide', () => {
  // A page that was loaded ahead may never be shown.
  if (declined() || (document as Document & {prerendering?: boolean}).prerendering) return;
  uncounted().forEach(({pathname}) => sendPageView(SETTINGS, pathname));
  uncounted().clear();
});
