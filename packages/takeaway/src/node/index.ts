import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {TakeawayOptions} from '../options';
import {definePlugin} from '@docs-kit/base/node/plugin';

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

const schema = Joi.object<TakeawayOptions>({
  cacheName: Joi.string().required().messages({
    'any.required': 'takeaway: set cacheName to the name of the cache for the saved site, such as "docs-offline".',
  }),
});

export default definePlugin(takeawayPlugin, schema);
