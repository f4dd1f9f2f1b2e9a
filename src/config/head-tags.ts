import type {HtmlTagObject} from '@docusaurus/types';
import {site} from './site';

/** The colour of the browser's own toolbar: the page's background in each colour mode, from src/css/tokens.css. */
const backgrounds = {light: '#ffffff', dark: '#0e1416'};

/** The elements in each page's head in addition to the framework's. */
export const headTags: HtmlTagObject[] = [
  {tagName: 'link', attributes: {rel: 'icon', href: `${site.baseUrl}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/touch-icon.png`}},
  ...Object.entries(backgrounds).map(([mode, content]) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${mode})`},
  })),
  ...Object.entries({
    'og:type': 'website',
    'og:site_name': site.title,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${site.title}: ${site.tagline}`,
  }).map(([property, content]) => ({tagName: 'meta', attributes: {property, content}})),
];
