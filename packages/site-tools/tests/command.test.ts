import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

test.each(['pack', 'reproduce', 'hosting/generate'])(
  'scripts/%s.ts rejects unknown arguments',
  (script) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}.ts`, '--fast'],
      {
        encoding: 'utf8',
        timeout: 20_000,
      },
    );
    const line = "Unknown argument: --fast. This command doesn't take any.\n";
    expect({status, stdout, stderr}).toEqual({status: 1, stdout: '', stderr: line});
  },
  30_000,
);

test('packages/recordings/src/recorder/cli.ts rejects unknown options', () => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/recordings/src/recorder/cli.ts', '--fast'],
    {
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  const line = 'Unknown option: --fast. `npm run record -- --help` lists the recordings.\n';
  expect({status, stdout, stderr}).toEqual({status: 2, stdout: '', stderr: line});
}, 30_000);
