import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Resources',
      items: [
        {label: 'Documentation', to: '/'},
        {label: 'Contributing', to: '/contributing'},
        {label: 'Releases', href: `${site.repositoryUrl}/releases`},
        {label: 'Current docs', href: site.currentDocsUrl},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: site.discordUrl},
        {label: 'GitHub', href: site.repositoryUrl},
        {label: 'Get involved', href: 'https://dagger.io/community'},
        {label: 'Events', href: 'https://dagger.io/events'},
      ],
    },
    {
      title: 'Product',
      items: [
        {label: 'Dagger Engine', href: 'https://dagger.io/dagger-engine'},
        {label: 'Dagger Cloud', href: 'https://dagger.io/cloud'},
        {label: 'Daggerverse', href: site.daggerverseUrl},
        {label: 'Integrations', href: 'https://dagger.io/integrations'},
      ],
    },
    {
      title: 'Company',
      items: [
        {label: 'Blog', href: 'https://dagger.io/blog'},
        {label: 'Partners', href: 'https://dagger.io/partners'},
        {label: 'Brand', href: 'https://dagger.io/brand'},
        {label: 'Trademark guidelines', href: 'https://dagger.io/trademark-guidelines'},
      ],
    },
  ],
  copyright: '© Dagger 2022-2024',
} satisfies UserThemeConfig['footer'];
