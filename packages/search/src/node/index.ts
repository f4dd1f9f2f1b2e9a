import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {definePlugin} from '@docs-kit/base/node/plugin';
import type {SiteSettings} from '../engine/format';
import {indexPages} from './page-index';

export {searchIndex} from './build';
export {readSearchSettings, searchServices} from './settings';

interface Link {
  label: string;
  /** Without the base path. */
  to: string;
}

/** What the dialog shows. */
export interface DialogOptions {
  /** The query parameter that opens the search: `q` for `/install?q=secrets`. */
  parameter: string;
  /** The label of hits on pages about later releases. */
  laterLabel: string;
  /** Shown to readers who haven't searched for anything yet. */
  starters: readonly Link[];
  /** Shown to readers whose search found nothing. */
  elsewhere: readonly Link[];
}

export interface SearchOptions extends SiteSettings {
  dialog: DialogOptions;
}

/**
 * DocSearch's dialog over the site's own index, and the list of pages for suggestions:
 * `@generated/docs-kit-search/default/pages.json`. The step `searchIndex` writes the index.
 */
function searchPlugin(_context: LoadContext, {dialog}: SearchOptions): Plugin {
  return {
    name: 'docs-kit-search',
    getThemePath: () => path.join(__dirname, '../browser/theme'),
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      await actions.createData('pages.json', indexPages(docs));
    },
    async contentLoaded({actions}) {
      await actions.createData('options.json', dialog satisfies DialogOptions);
    },
  };
}

const text = Joi.string().required();
const links = Joi.array()
  .items(Joi.object({label: text, to: text}))
  .required();

const schema = Joi.object<SearchOptions>({
  routes: Joi.object({api: text, reference: text, next: text, messages: text, integrations: text}).required(),
  languages: Joi.array().items(Joi.string()).required(),
  program: text,
  dialog: Joi.object({parameter: text, laterLabel: text, starters: links, elsewhere: links}).required(),
});

export default definePlugin(searchPlugin, schema);
