import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Services} from '@docs-kit/instant/node/content-policy';
import {bundle} from '@docs-kit/base/node/bundle';
import {readAnalyticsSettings} from './settings';

/** The loader for Common Room's script, in `static/`, relative to the base path. */
const loader = 'js/community-analytics.js';

/**
 * Loads the analytics services whose keys the deployer has set. Without keys, it adds nothing to the pages.
 *
 * @throws InputError if a service's keys are incomplete
 */
export default function analyticsPlugin({baseUrl}: LoadContext): Plugin {
  const {community, pageViews} = readAnalyticsSettings(process.env);
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
                src: baseUrl + loader,
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
export function analyticsServices(environment: NodeJS.ProcessEnv): Services {
  const {community, pageViews} = readAnalyticsSettings(environment);
  const scripts = community ? [new URL(community.scriptUrl).origin] : [];
  return {scripts, connections: [...scripts, ...(pageViews ? [pageViews.host] : [])]};
}
