import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';
import {versionLabels} from './versions';

export const navbar = {
  title: 'Dagger',
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  hideOnScroll: true,
  items: [
    {to: '/', label: 'Docs', position: 'left', activeBaseRegex: `^${site.baseUrl}(?!next)`},
    {href: site.daggerverseUrl, label: 'Daggerverse', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right', versions: versionLabels},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies UserThemeConfig['navbar'];
