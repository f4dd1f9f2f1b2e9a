import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {listPages} from '@docs-kit/base/node/pages';
import {definePlugin} from '@docs-kit/base/node/plugin';
import type {IndexedPage} from '../matching/addresses';
import type {DialogLink, DialogOptions, SearchOptions, SearchRoutes} from '../options';

export type {DialogOptions, IndexOptions, SearchOptions, SearchRoutes} from '../options';
export {searchIndex} from './search-index';

/**
 * Replaces the theme's search bar, and writes data for browser code: the dialog's options, and the list of all pages,
 * from which a not-found page can suggest some: `@generated/docs-kit-search/default/pages.json`, an array of
 * `IndexedPage`.
 */
function searchPlugin(_: LoadContext, {dialog}: SearchOptions): Plugin {
  return {
    name: 'docs-kit-search',
    getThemePath: () => path.resolve(__dirname, '../browser/theme'),
    async contentLoaded({actions}) {
      await actions.createData('options.json', dialog satisfies DialogOptions);
    },
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = docs ? listPages(docs).map(({path: address, title}) => ({path: address, title})) : [];
      await actions.createData('pages.json', pages satisfies IndexedPage[]);
    },
  };
}

const route = Joi.string()
  .pattern(/^\/.*[^/]$/, 'an address with the base path and without a trailing slash')
  .required();
const links = Joi.array()
  .items(Joi.object<DialogLink>({label: Joi.string().required(), to: Joi.string().pattern(/^\//).required()}))
  .required();

const schema = Joi.object<SearchOptions>({
  routes: Joi.object<SearchRoutes>({
    api: route,
    reference: route,
    next: route,
    messages: route,
    integrations: route,
  }).required(),
  languages: Joi.array()
    .items(Joi.object({id: Joi.string().required()}).unknown())
    .required(),
  command: Joi.string().required(),
  synonyms: Joi.array().items(Joi.string()),
  dialog: Joi.object<DialogOptions>({
    storageName: Joi.string().required(),
    nextLabel: Joi.string().required(),
    starters: links,
    elsewhere: links,
  }).required(),
});

export default definePlugin(searchPlugin, schema);
