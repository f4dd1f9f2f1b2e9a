import {expect, test} from '@playwright/test';
import {site} from '../../src/config/site';
import routes from '../content/routes.json';
import {builtPages} from '../e2e/pages';

const reference = `${site.baseUrl}reference/typescript`;

test('spec 2: the references answer at their addresses with a trailing slash', async ({request}) => {
  for (const address of [`${site.baseUrl}reference/cli/`, `${reference}/`]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
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
  for (const name of ['ContainerID', 'DirectoryID', 'SecretID', 'ContainerWithExecOpts', 'ClientGitOpts']) {
    expect(aliases).toContain(`${reference}/api/client.gen/type-aliases/${name}`);
  }
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
