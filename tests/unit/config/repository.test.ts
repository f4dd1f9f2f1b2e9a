import {describe, expect, test} from 'vitest';
import {footer} from '../../../src/config/footer';

const repository = 'https://github.com/acme/dagger-docs';

describe('the footer', () => {
  test('has no links to the archive’s repository if nobody names it', () => {
    expect(JSON.stringify(footer({}))).not.toContain('Report a mistake');
    expect(footer({ARCHIVE_REPOSITORY: ' '})).toEqual(footer({}));
  });

  test.each([repository, `${repository}/`])('links to the issues and to the archives of %s', (address) => {
    const {links = []} = footer({ARCHIVE_REPOSITORY: address});
    expect(links.map(({title}) => title)).toEqual(footer({}).links?.map(({title}) => title));
    expect(links[0]?.items).toEqual([
      ...(footer({}).links?.[0]?.items as unknown[]),
      {label: 'Report a mistake', href: `${repository}/issues`},
      {label: 'Download these docs', href: `${repository}/releases/latest`},
    ]);
  });

  test.each([
    'acme/dagger-docs',
    'https://github.com',
    'https://github.com/acme',
    'git@github.com:acme/dagger-docs.git',
    `${repository}?tab=a`,
  ])('fails the build with a one-line error for %s', (address) => {
    expect(() => footer({ARCHIVE_REPOSITORY: address})).toThrow(
      `environment: ARCHIVE_REPOSITORY is "${address}", which isn't the address of a repository. Write https://github.com/OWNER/NAME.`,
    );
  });
});
