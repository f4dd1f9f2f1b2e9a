import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bin} from '../package.json';
import {scripts} from '../../../package.json';

const site = 'packages/site-tools/bin/site.mjs';

/** Runs the command line with another Node.js version. */
function start(version: string): {status: number | null; stderr: string} {
  const faked = `Object.defineProperty(process.versions, 'node', {value: '${version}'})`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(faked)}`, site];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  return {status, stderr};
}

test.each(['18.20.8', '20.18.3'])('Node.js %s is rejected with a one-line message', (version) => {
  expect(start(version)).toEqual({status: 1, stderr: `Node.js ${version} is too old. Use 20.19 or later.\n`});
});

test.each(['20.19.0', '22.1.0', '24.0.0'])(
  'Node.js %s is accepted',
  (version) => {
    expect(start(version)).toEqual({status: 0, stderr: ''});
  },
  30_000,
);

test('a missing package is an error with its remedy', () => {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'site.mjs');
  copyFileSync(site, copy);
  const {status, stderr} = spawnSync(process.execPath, [copy], {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot find package 'tsx' .*\nIf a package is missing .*, run npm ci --ignore-scripts\.\n$/);
});

test('npm finds the command line', () => {
  expect(existsSync(`packages/site-tools/${bin.site}`)).toBe(true);
  expect(readFileSync(site, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

// A single command, which a shell replaces itself by: npm only ends the shell that it started. And no shell's syntax,
// so that it runs on Windows.
test.each(Object.entries(scripts))('npm run %s only runs a command of site', (_, command) => {
  expect(command).toMatch(/^site [a-z:]+$/);
});
