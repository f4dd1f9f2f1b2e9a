import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {site} from '../../src/config/site';
import routes from '../content/routes.json';
import {builtPages} from '../e2e/pages';

const reference = `${site.baseUrl}reference/typescript`;

test('spec 2: the references answer at their addresses with a trailing slash', async ({request}) => {
  for (const address of [`${site.baseUrl}reference/cli/`, `${reference}/`])
    expect((await request.get(address)).status(), address).toBe(200);
});

test('spec 2: the TypeScript reference has every page of the specification', () => {
  const pages = new Set(builtPages());
  const wanted = routes
    .filter((route) => route.startsWith('/reference/typescript'))
    .map((route) => site.baseUrl + route.slice(1).replace(/\/$/, ''));
  expect(wanted.filter((address) => !pages.has(address))).toEqual([]);
});

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

test('spec 2: the errors page lists the error classes and the error codes', async ({request}) => {
  const html = await (await request.get(`${reference}/common/errors/`)).text();
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

test('spec 2: the error-code list has each SDK error code beside its name', async ({page}) => {
  const declared = readFileSync('node_modules/dagger-sdk-reference/dist/src/common/errors/errors-codes.d.ts', 'utf8');
  const codes = [...declared.matchAll(/readonly (\w+): ("D\d+")/g)].map(([, name, code]) => [name, code]);
  expect(codes.length).toBeGreaterThan(10);
  await page.goto(`${reference}/common/errors/`);
  await page.getByRole('main').getByRole('link', {name: 'ERROR_CODES'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('ERROR_CODES');
  const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(codes.filter(([name, code]) => !text.includes(`${name ?? ''} ${code ?? ''}`))).toEqual([]);
});
