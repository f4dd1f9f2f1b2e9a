import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const site = 'packages/site-tools/bin/site.mjs';

const run = (...args: string[]) => spawnSync(process.execPath, [site, ...args], {encoding: 'utf8', timeout: 20_000});

test.each([
  ['pack', 1, "Unknown argument: --fast. This command doesn't take any.\n"],
  ['redirects', 1, "Unknown argument: --fast. This command doesn't take any.\n"],
  ['search:eval', 2, "Unknown option '--fast'. `npx site search:eval --help` lists the options.\n"],
])(
  'site %s rejects unknown arguments',
  (command, status, stderr) => {
    expect(run(command, '--fast')).toMatchObject({status, stdout: '', stderr});
  },
  30_000,
);

test('a command of the site prints its usage with --help and -h, and names what it can’t find', () => {
  for (const option of ['--help', '-h'])
    expect(run('verify', option)).toMatchObject({status: 0, stdout: expect.stringMatching(/^Usage: /) as string});
  const stderr = expect.stringMatching(/^no\/such: no such file or folder/) as string;
  expect(run('verify', 'no/such')).toMatchObject({status: 2, stdout: '', stderr});
});

test('without a command, site lists all of them, and an unknown one fails with the list', () => {
  const list = run();
  expect(list).toMatchObject({status: 0, stderr: ''});
  for (const name of ['build', 'test', 'verify:engine', 'lint'])
    expect(list.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(run('biuld')).toMatchObject({status: 1, stdout: '', stderr: `Unknown command: biuld.\n\n${list.stdout}\n`});
});

test('a tool runs with its arguments, and its exit code is passed on', () => {
  expect(run('lint', '--version')).toMatchObject({status: 0, stdout: expect.stringMatching(/^v\d/) as string});
  expect(run('lint', '--nonsense').status).toBe(2);
});

test('a check that has passed on the same files runs again only with --fresh', ({skip}) => {
  const check = (...args: string[]): string =>
    spawnSync(process.execPath, [site, 'test', 'css', ...args], {encoding: 'utf8', env: {...process.env, CI: ''}})
      .stdout;
  skip(check().startsWith('✗'), 'the check css fails in this tree, and says why by itself');
  expect(check()).toContain('✓ css has passed on these files\n');
  expect(check('--fresh')).toMatch(/^✓ css \d/m);
});
