import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import Search from '../../dialog';

/** Replaces the stock search bar, which bundles DocSearch's dialog with every page's script and connects to Algolia. */
export default function SearchBar(): ReactNode {
  const {algolia} = useThemeConfig() as unknown as ThemeConfig;
  return <Search algolia={algolia} />;
}
