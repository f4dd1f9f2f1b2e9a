import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeBrowserFiles} from '../../src/plugins/lean-bundle/routes';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lean-routes-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function generate(registry: string, names: object): void {
  writeFileSync(path.join(folder, 'registry.js'), registry);
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(names));
}

const entry = (id: string, file: string): string =>
  `  "${id}": [() => import(/* webpackChunkName: "${id}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

test('modules get counted names in the order of the routes, in both files, without what only the server reads', () => {
  generate(`export default {\n${entry('aa11', '@site/b.mdx')}\n${entry('ff22', '@theme/DocItem')}\n};\n`, {
    '/b-1f0': {__comp: 'ff22', content: 'aa11', __context: {plugin: 'ff22'}},
  });
  const files = writeBrowserFiles(folder);
  expect(readFileSync(files['@generated/registry$'], 'utf8')).toBe(
    'export default {\n' +
      '  "0": [() => import(/* webpackChunkName: "0" */ "@theme/DocItem")],\n' +
      '  "1": [() => import(/* webpackChunkName: "1" */ "@site/b.mdx")],\n' +
      '};\n',
  );
  expect(JSON.parse(readFileSync(files['@generated/routesChunkNames$'], 'utf8'))).toEqual({
    '/b-1f0': {__comp: '0', content: '1', __context: {plugin: '0'}},
  });
});

test('a registry in another form stops the build and says where to mend it', () => {
  generate('export default new Map([["aa11", () => import("@site/b.mdx")]]);', {'/b-1f0': {content: 'aa11'}});
  expect(() => writeBrowserFiles(folder)).toThrow(
    /registry\.js: the module aa11 is not found in it\. Adapt src\/plugins\/lean-bundle\/routes\.ts/,
  );
});
