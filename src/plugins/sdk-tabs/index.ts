import type {LoadContext, Plugin} from '@docusaurus/types';
import {createScript} from './script';

/** Without scripts no tab can be chosen: every panel is shown, below its label. */
const noScriptStyles = [
  '[role=tablist]{display:none!important}',
  '[role=tabpanel]{display:block!important;margin-bottom:1rem!important}',
  '[role=tabpanel]::before{content:attr(aria-label);display:block;font-weight:600;margin-bottom:.5rem}',
].join('');

/** Applies the reader's language to the tabs before the first paint, and opens all panels where scripts are off. */
export default function sdkTabsPlugin(context: LoadContext): Plugin {
  return {
    name: 'sdk-tabs',
    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'script', innerHTML: createScript(context.siteStorage.namespace)},
          {tagName: 'noscript', innerHTML: `<style>${noScriptStyles}</style>`},
        ],
      };
    },
  };
}
