import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {definePlugin} from '@docs-kit/base/node/plugin';

export {type MarkdownOptions, markdownCopies} from './markdown';
export {offlineCopy} from './offline';

/** Options of the plugin, and of its step `offlineCopy`, which must be the same. */
export interface TakeawayOptions {
  /** The name of the browser's cache for the saved site. Another name makes browsers fetch the site again. */
  cacheName: string;
}

/** Passes the options to the browser code: `SaveOffline` and `CopyPage`. */
function takeawayPlugin(_: LoadContext, options: TakeawayOptions): Plugin {
  return {
    name: 'docs-kit-takeaway',
    async contentLoaded({actions}) {
      await actions.createData('options.json', {cacheName: options.cacheName} satisfies TakeawayOptions);
    },
  };
}

const schema = Joi.object<TakeawayOptions>({
  cacheName: Joi.string().required().messages({
    'any.required': 'takeaway: set cacheName to the name of the cache for the saved site, such as "docs-offline".',
  }),
});

export default definePlugin(takeawayPlugin, schema);
