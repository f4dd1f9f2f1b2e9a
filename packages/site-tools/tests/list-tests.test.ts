import {spawnSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';

test('browser tests can be listed without a build, which `npm run spec` relies on', {timeout: 120_000}, () => {
  const preload = pathToFileURL('packages/site-tools/tests/fixtures/hide-build.mjs').href;
  const {stdout} = spawnSync('node_modules/.bin/playwright', ['test', '--list'], {
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: `--import ${preload}`},
  });
  expect(stdout).not.toContain('There is no build');
  expect(stdout).toMatch(/Total: \d{3,} tests in \d+ files/);
});
