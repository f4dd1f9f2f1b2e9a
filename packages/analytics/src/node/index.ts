import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analytics} from '../../../../src/config/analytics';
import {bundle} from '@docs-kit/base/node/bundle';
import {readAnalyticsSettings} from './settings';

/**
 * Loads the analytics services whose keys the deployer has set. Without keys, it adds no tag, module or data to the
 * pages.
 *
 * @throws InputError if a service's keys are incomplete
 */
export default function analyticsPlugin({siteConfig}: LoadContext): Plugin {
  const {community, pageViews} = readAnalyticsSettings(process.env);
  return {
    name: 'analytics',
    contentLoaded({actions}) {
      if (pageViews) {
        actions.setGlobalData(pageViews);
      }
    },
    getClientModules: () => (pageViews ? [path.resolve(__dirname, '../browser/page-views.ts')] : []),
    injectHtmlTags: () => ({
      headTags: pageViews
        ? [
            {
              tagName: 'script',
              innerHTML: bundle(path.resolve(__dirname, '../browser/early.ts'), {SETTINGS: JSON.stringify(pageViews)}),
            },
          ]
        : [],
      postBodyTags: community
        ? [
            {
              tagName: 'script',
              attributes: {
                src: siteConfig.baseUrl + analytics.community.loader,
                async: true,
                'data-script': community.scriptUrl,
              },
            },
          ]
        : [],
    }),
  };
}
