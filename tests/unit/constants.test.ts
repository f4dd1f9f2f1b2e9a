import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {highlighting} from '../../src/config/highlighting';
import {site} from '../../src/config/site';
import docusaurusConfig from '../../docusaurus.config';

const require = createRequire(import.meta.url);

test('spec 9: base path and version prefix are /0.18/', () => {
  expect(docusaurusConfig.baseUrl).toBe('/0.18/');
});

test('spec 9: the docs version label is 0.18.14', () => {
  expect(site.version).toBe('0.18.14');
});

test('spec 9: the renderer is React 19.1.1', () => {
  const version = (name: string): unknown => (require(`${name}/package.json`) as {version: unknown}).version;
  expect([version('react'), version('react-dom')]).toEqual(['19.1.1', '19.1.1']);
});

test('spec 9: the in-memory history starts at path / and index 0', () => {
  const {createMemoryHistory} = require('history') as {
    createMemoryHistory: () => {index: number; location: {pathname: string}};
  };
  const history = createMemoryHistory();
  expect([history.index, history.location.pathname]).toEqual([0, '/']);
});

test('spec 9: code is highlighted in php, rust, elixir, bash, toml, powershell and java', () => {
  expect(highlighting.additionalLanguages).toEqual(
    expect.arrayContaining(['php', 'rust', 'elixir', 'bash', 'toml', 'powershell', 'java']),
  );
});
