import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const site = 'packages/site-tools/bin/site.mjs';

test.each(['pack', 'redirects'])(
  'site %s rejects unknown arguments',
  (command) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [site, command, '--fast'], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    const line = "Unknown argument: --fast. This command doesn't take any.\n";
    expect({status, stdout, stderr}).toEqual({status: 1, stdout: '', stderr: line});
  },
  30_000,
);

test('site record rejects unknown options', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, [site, 'record', '--fast'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  const line = "Unknown option '--fast'. `npx site record --help` lists the options.\n";
  expect({status, stdout, stderr}).toEqual({status: 2, stdout: '', stderr: line});
});

test('without a command, site lists all of them, and an unknown one fails with the list', () => {
  const list = spawnSync(process.execPath, [site], {encoding: 'utf8'});
  expect(list).toMatchObject({status: 0, stderr: ''});
  for (const name of ['build', 'test', 'verify:engine', 'lint'])
    expect(list.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  const unknown = spawnSync(process.execPath, [site, 'biuld'], {encoding: 'utf8'});
  expect(unknown).toMatchObject({status: 1, stdout: '', stderr: `Unknown command: biuld.\n\n${list.stdout}\n`});
});

test('a tool runs with its arguments, and its exit code is passed on', () => {
  const version = spawnSync(process.execPath, [site, 'lint', '--version'], {encoding: 'utf8'});
  expect(version).toMatchObject({status: 0, stdout: expect.stringMatching(/^v\d/) as string});
  expect(spawnSync(process.execPath, [site, 'lint', '--nonsense'], {encoding: 'utf8'}).status).toBe(2);
});

test('a check that has passed on the same files runs again only with --fresh', () => {
  const check = (...args: string[]): string =>
    spawnSync(process.execPath, [site, 'test', 'css', ...args], {encoding: 'utf8', env: {...process.env, CI: ''}})
      .stdout;
  check();
  expect(check()).toContain('✓ css has passed on these files\n');
  expect(check('--fresh')).toMatch(/^✓ css \d/m);
});
