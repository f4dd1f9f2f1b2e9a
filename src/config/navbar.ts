import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

export const navbar = {
  title: 'Dagger',
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  hideOnScroll: true,
  items: [
    {type: 'doc', docId: 'index', label: 'Docs', position: 'left'},
    {href: site.daggerverseUrl, label: 'Daggerverse', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies UserThemeConfig['navbar'];
