import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Services} from '@docs-kit/instant/node/content-policy';
import {asPlugin} from '@docs-kit/base/node/plugin';
import {bundle} from '@docs-kit/base/node/bundle';
import {type AnalyticsOptions, readAnalyticsSettings} from './settings';

export type {AnalyticsOptions} from './settings';

/**
 * Loads the analytics services whose keys the deployer has set. Without keys, it adds nothing to the pages.
 *
 * @throws InputError if a service's keys are incomplete
 */
function analyticsPlugin({baseUrl}: LoadContext, options: AnalyticsOptions): Plugin {
  const {community, pageViews} = readAnalyticsSettings(process.env, options);
  return {
    name: 'docs-kit-analytics',
    injectHtmlTags: () => ({
      headTags: pageViews
        ? [
            {
              tagName: 'script',
              innerHTML: bundle(path.join(__dirname, '../browser/early.ts'), {SETTINGS: JSON.stringify(pageViews)}),
            },
          ]
        : [],
      postBodyTags: community
        ? [
            {
              tagName: 'script',
              attributes: {
                src: baseUrl + options.community.loader,
                async: true,
                'data-script': community.scriptUrl,
              },
            },
          ]
        : [],
    }),
  };
}

/** The services' origins, for the content policy. */
export function analyticsServices(environment: NodeJS.ProcessEnv, options: AnalyticsOptions): Services {
  const {community, pageViews} = readAnalyticsSettings(environment, options);
  const scripts = community ? [new URL(community.scriptUrl).origin] : [];
  return {scripts, connections: [...scripts, ...(pageViews ? [pageViews.host] : [])]};
}

export default asPlugin(analyticsPlugin);
