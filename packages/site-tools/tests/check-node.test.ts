import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {scripts} from '../../../package.json';

/** Runs the check with another Node.js version. */
function check(version: string): {status: number | null; stderr: string} {
  const faked = `Object.defineProperty(process.versions, 'node', {value: '${version}'})`;
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(faked)}`,
    'packages/site-tools/src/check-node.mjs',
  ];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  return {status, stderr};
}

test.each(['18.20.8', '20.18.3'])('Node.js %s is rejected with a one-line message', (version) => {
  expect(check(version)).toEqual({status: 1, stderr: `Node.js ${version} is too old. Use 20.19 or later.\n`});
});

test.each(['20.19.0', '22.1.0', '24.0.0'])('Node.js %s is accepted', (version) => {
  expect(check(version)).toEqual({status: 0, stderr: ''});
});

test.each(Object.entries(scripts))('npm run %s checks the version first', (_, command) => {
  expect(command).toMatch(/^node scripts\/check-node\.mjs && \w/);
});

// npm only ends the shell that it started, so the command must replace the shell.
test.each(Object.entries(scripts))('npm run %s stops when npm is stopped', (_, command) => {
  expect(command).toMatch(/ && exec [^&|;]+$/);
});
