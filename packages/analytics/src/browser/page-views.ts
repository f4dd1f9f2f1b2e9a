import globalData from '@generated/globalData';
import type {PostHog} from 'posthog-js/dist/module.slim.no-external';
import {whenIdle} from '@docs-kit/instant/browser/idle';
import {useShownPage} from '@docs-kit/instant/browser/use-shown-page';
import {declined, pageViewEvent, pageViewProperties, uncounted} from './beacon';
import type {PageViewSettings} from '../node/settings';

let client: Promise<PostHog | undefined> | undefined;

function pageIsIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => whenIdle(resolve, 5000);
    if (document.readyState === 'complete') {
      wait();
    } else {
      window.addEventListener('load', wait, {once: true});
    }
  });
}

/** Loads the vendor's client once. If that fails, page views aren't counted and the reader doesn't notice. */
async function load(): Promise<PostHog | undefined> {
  try {
    await pageIsIdle();
    const {posthog} = await import('posthog-js/dist/module.slim.no-external');
    const {key, host} = globalData['docs-kit-analytics']?.default as PageViewSettings;
    posthog.init(key, {
      api_host: host,
      // Counts page views only: no cookies, no session recording, no remote settings.
      persistence: 'memory',
      person_profiles: 'identified_only',
      respect_dnt: true,
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      capture_performance: false,
      capture_dead_clicks: false,
      capture_exceptions: false,
      rageclick: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      request_batching: false,
    });
    return posthog;
  } catch {
    return undefined;
  }
}

/** Sends the address at the time of the event, not at the time the client finished loading. */
function count(pathname: string, isFirst: boolean): void {
  if (declined()) return;
  const view = {pathname};
  client ??= load();
  // Replaces the view of the first page, whose address may have been normalised since.
  if (isFirst) uncounted().clear();
  uncounted().add(view);
  void client.then((posthog) => {
    if (uncounted().delete(view)) posthog?.capture(pageViewEvent, pageViewProperties(pathname));
  });
}

/** Counts page views with PostHog: one event for the first page and for every change of the pathname. For the theme's `Root`. */
export function usePageViews(): void {
  useShownPage(count);
}
