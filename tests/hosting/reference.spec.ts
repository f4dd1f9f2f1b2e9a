import {expect, test} from '@playwright/test';
import {site} from '../../src/config/site';
import {builtPages, readBuilt} from '../built';

const reference = `${site.baseUrl}reference/typescript`;

test('spec 2: the TypeScript reference has type-alias pages for identifiers and for options', () => {
  const aliases = builtPages().filter((page) => page.startsWith(`${reference}/api/client.gen/type-aliases/`));
  for (const name of ['ContainerID', 'DirectoryID', 'SecretID', 'ContainerWithExecOpts', 'ClientGitOpts'])
    expect(aliases).toContain(`${reference}/api/client.gen/type-aliases/${name}`);
});

test('a long signature has a line for each parameter, which is indented', async ({page}) => {
  await page.goto(`${reference}/api/client.gen/classes/Container`);
  const signature = page.locator('#withenvvariable + .api-signature');
  // The browser only lays out the parts of a long page that are near the window. Until then, they have no text.
  await signature.scrollIntoViewIfNeeded();
  await expect.poll(() => signature.innerText()).toMatch(/^withEnvVariable\(\n {2}name: string,\n {2}value: string,\n/);
});

test('spec 2: the errors page lists the error classes and the error codes', () => {
  const html = readBuilt('reference/typescript/common/errors/index.html');
  const listed = [
    'ExecError',
    'GraphQLRequestError',
    'EngineSessionConnectionTimeoutError',
    'TooManyNestedObjectsError',
    'FunctionNotFound',
    'ERROR_CODES',
  ];
  expect(listed.filter((name) => !html.includes(name))).toEqual([]);
});
