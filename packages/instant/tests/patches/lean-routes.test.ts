import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {type RouteGroup, routesWith, unfold} from '../../src/browser/lean-bundle/routes';
import {writeBrowserFiles} from '../../src/node/patches/lean-bundle/routes';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lean-routes-'));
});

const entry = (id: string, file: string): string =>
  `  "${id}": [() => import(/* webpackChunkName: "${id}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

const modules = {
  c1: '@theme/Root',
  c2: '@theme/Item',
  d1: '@generated/plugin.json',
  a: 'a.mdx',
  b: 'b.mdx',
  x: 'x.mdx',
};

const leaf = (name: string, hash: string, more = ''): string =>
  `{path: '${name}', component: ComponentCreator('${name}', '${hash}'), exact: true${more}}`;

function generate(registry = Object.entries(modules).map(([id, file]) => entry(id, file))): void {
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  write('registry.js', `export default {\n${registry.join('\n')}\n};\n`);
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/v/-000': {__comp: 'c1', __context: {plugin: 'd1'}},
      '/v/a-111': {__comp: 'c2', content: 'a'},
      '/v/b-222': {__comp: 'c2', content: 'b'},
      '/v/x-333': {__comp: 'c2', content: 'x'},
    }),
  );
  write(
    'routes.js',
    `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/v/',
    component: ComponentCreator('/v/', '000'),
    routes: [${leaf('/v/a', '111')}, ${leaf('/v/b', '222')}, ${leaf('/v/x', '333', ', sidebar: "docs"')}]
  },
  {path: '*', component: ComponentCreator('*')},
];
`,
  );
}

/** The groups that the browser expands. */
function groupsIn(file: string): RouteGroup[] {
  const [, groups = ''] = /unfold\((.*), "\/v\/"\)/.exec(readFileSync(file, 'utf8')) ?? [];
  return JSON.parse(groups) as RouteGroup[];
}

test('modules get numbered names, each page gets a chunk, and shared modules get none', () => {
  generate();
  expect(readFileSync(writeBrowserFiles(folder, '/v/')['@generated/registry$'], 'utf8')).toBe(
    `export default {
  S0: [() => import(/* webpackMode: "eager" */ "@theme/Root")],
  S1: [() => import(/* webpackMode: "eager" */ "@generated/plugin.json")],
  S2: [() => import(/* webpackMode: "eager" */ "@theme/Item")],
  "0": [() => import(/* webpackChunkName: "0" */ "a.mdx")],
  "1": [() => import(/* webpackChunkName: "1" */ "b.mdx")],
  "2": [() => import(/* webpackChunkName: "2" */ "x.mdx")],
};
`,
  );
});

test('similar routes are folded, and unfold to the same routes and names', () => {
  generate();
  const groups = groupsIn(writeBrowserFiles(folder, '/v/')['@generated/routeTable$']);
  expect(groups[0]?.routes?.map(({paths}) => paths)).toEqual(['a b', 'x']);
  const {routes, chunkNames} = unfold(groups, '/v/');
  const created: string[] = [];
  const create = (name: string, hash: string): never => {
    created.push(`${name}-${hash}`);
    return (() => null) as never;
  };
  const [root, fallback] = routesWith(create, routes);
  expect(created).toEqual([]);
  expect(root?.routes?.map(({path: name, exact, sidebar}) => [name, exact, sidebar] as unknown)).toEqual([
    ['/v/a', true, undefined],
    ['/v/b', true, undefined],
    ['/v/x', true, 'docs'],
  ]);
  const component = root?.routes?.[1]?.component;
  expect(component).toBe(root?.routes?.[1]?.component);
  expect(created).toHaveLength(1);
  expect(chunkNames[created[0] ?? '']).toEqual({__comp: 'S2', content: '1'});
  expect(chunkNames[`/v/-${routes[0]?.hash}`]).toEqual({__comp: 'S0', __context: {plugin: 'S1'}});
  expect(fallback?.path).toBe('*');
});

test('a registry in another format fails the build with the place to fix', () => {
  generate([]);
  expect(() => writeBrowserFiles(folder, '/v/')).toThrow(
    /registry\.js: the module c1 isn't in it\. Adapt \S+\/patches\/lean-bundle\/routes\.ts/,
  );
});
