import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TakeawayOptions} from '../options';
import {asPlugin} from '@docs-kit/base/node/plugin';

export {type MarkdownOptions, markdownCopies} from './markdown';
export {offlineCopy} from './offline';
export type {TakeawayOptions} from '../options';

/** Passes the options to the browser code: `SaveOffline` and `CopyPage`. */
function takeawayPlugin(_: LoadContext, options: TakeawayOptions): Plugin {
  return {
    name: 'docs-kit-takeaway',
    async contentLoaded({actions}) {
      await actions.createData('options.json', {cacheName: options.cacheName} satisfies TakeawayOptions);
    },
  };
}

export default asPlugin(takeawayPlugin);
