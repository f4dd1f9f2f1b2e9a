import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';

// In a folder without a build, where the server can't start.
test('serving on another machine’s address fails with a one-line error', () => {
  const script = path.resolve('packages/site-tools/bin/site.mjs');
  const {status, stderr} = spawnSync(process.execPath, [script, 'serve'], {
    encoding: 'utf8',
    // Beside a developer's NO_COLOR, the runner's FORCE_COLOR makes Node.js warn.
    env: {...process.env, HOST: '192.0.2.1', FORCE_COLOR: undefined},
    timeout: 20_000,
  });
  const line = `HOST: "192.0.2.1" isn't an address of this machine. Set it to one, such as 0.0.0.0 for all, or unset it.\n`;
  expect({status, stderr}).toEqual({status: 1, stderr: line});
});
