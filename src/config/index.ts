/** This site's constants and the options of its plugins, for `docusaurus.config.ts`. */
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {ExplorerOptions} from '@docs-kit/explorer';
import type {SamplesOptions} from '@docs-kit/samples';
import type {MarkdownOptions} from '@docs-kit/takeaway';
import {highlighting} from './highlighting';
import {tabGroups} from './languages';
import {site} from './site';

export {announcement, announcementCheck} from './announcement';
export {colourMode} from './colour-mode';
export {footer} from './footer';
export {headTags} from './head-tags';
export {highlighting} from './highlighting';
export {instant} from './instant';
export {navbar} from './navbar';
export {reference} from './reference';
export {search} from './search';
export {versions} from './versions';
export const {title, tagline, url, baseUrl} = site;

export const theme = {
  customCss: ['./src/css/custom.css', './src/css/code.css', './src/css/tabs.css', './src/css/api.css'],
} satisfies ThemeOptions;

export const samples = {tabGroups, highlighting} satisfies SamplesOptions;

export const markdownCopies = {
  about: `${site.tagline}. The archived documentation of the Dagger Engine ${site.version}.`,
  sections: [
    {title: 'Later releases', route: 'next'},
    {title: 'TypeScript reference', route: 'reference/typescript'},
  ],
} satisfies MarkdownOptions;

export const explorer = {
  styles: ['./src/css/tokens.css', './src/css/bars.css'],
} satisfies ExplorerOptions;
