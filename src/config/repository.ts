import type {UserThemeConfig} from '@docusaurus/theme-common';
import {footer} from './footer';
import {InputError} from '@docs-kit/base/node/error';

/** The address of the repository that publishes this archive. Only its deployer knows it. */
const repositoryVariable = 'ARCHIVE_REPOSITORY';

type Footer = NonNullable<UserThemeConfig['footer']>;

/**
 * Adds the links to this archive's own repository to the footer's first column, if the deployer names it. An empty
 * variable counts as unset.
 *
 * @throws InputError with one line if the variable isn't the address of a repository
 */
export function readFooter(environment: NodeJS.ProcessEnv): Footer {
  const repository = environment[repositoryVariable]?.trim().replace(/\/$/, '');
  if (!repository) {
    return footer;
  }
  if (!/^https:\/\/[^/\s?#]+(?:\/[^/\s?#]+){2,}$/.test(repository)) {
    throw new InputError([
      `environment: ${repositoryVariable} is "${repository}", which isn't the address of a repository. Write https://github.com/OWNER/NAME.`,
    ]);
  }
  const own = [
    {label: 'Report a mistake', href: `${repository}/issues`},
    {label: 'Download these docs', href: `${repository}/releases/latest`},
  ];
  const links = footer.links.map((column, index) =>
    index === 0 ? {...column, items: [...column.items, ...own]} : column,
  );
  return {...footer, links};
}
