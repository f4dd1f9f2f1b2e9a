import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import Search from '@site/src/search/dialog';

/** Replaced: the stock bar brings DocSearch's dialog into the script of every page, and connects to Algolia. */
export default function SearchBar(): ReactNode {
  const {algolia} = useThemeConfig() as unknown as ThemeConfig;
  return <Search algolia={algolia} />;
}
