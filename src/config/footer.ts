import type {UserThemeConfig} from '@docusaurus/theme-common';
import {InputError} from '@docs-kit/base/node/error';
import {site} from './site';

const stock = {
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

/** The address of the repository that publishes this archive. Only its deployer knows it. */
const repositoryVariable = 'ARCHIVE_REPOSITORY';

type Footer = NonNullable<UserThemeConfig['footer']>;

/**
 * Adds the links to this archive's own repository to the footer's first column, if the deployer names it. An empty
 * variable counts as unset.
 *
 * @throws InputError with one line if the variable isn't the address of a repository
 */
export function footer(environment: NodeJS.ProcessEnv): Footer {
  const repository = environment[repositoryVariable]?.trim().replace(/\/$/, '');
  if (!repository) return stock;

  if (!/^https:\/\/[^/\s?#]+(?:\/[^/\s?#]+){2,}$/.test(repository)) {
    throw new InputError([
      `environment: ${repositoryVariable} is "${repository}", which isn't the address of a repository. Write https://github.com/OWNER/NAME.`,
    ]);
  }
  const own = [
    {label: 'Report a mistake', href: `${repository}/issues`},
    {label: 'Download these docs', href: `${repository}/releases/latest`},
  ];
  const links = stock.links.map((column, index) =>
    index === 0 ? {...column, items: [...column.items, ...own]} : column,
  );
  return {...stock, links};
}
