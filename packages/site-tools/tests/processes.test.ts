import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {run} from '../src/processes';

const processes = JSON.stringify(path.resolve(__dirname, '../src/processes.ts'));

/** A process that starts another, which ignores SIGTERM and prints its id. */
const stubborn = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log(process.pid);`;
const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], {stdio: 'inherit'});`;

/** Whether a process runs; one that has ended is still listed until its parent, here the system's first, asks. */
function isRunning(pid: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout);
}

test('a run collects what the program prints, and its exit code', async () => {
  const {code, stdout, output} = await run(['-e', "console.log('out'); console.error('err'); process.exitCode = 3"]);
  expect({code, stdout, lines: output.split('\n').sort()}).toEqual({
    code: 3,
    stdout: 'out\n',
    lines: ['', 'err', 'out'],
  });
});

test.runIf(process.platform !== 'win32')(
  'SIGTERM ends children and theirs, even those that ignore it',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
    const script = path.join(folder, 'parent.js');
    writeFileSync(script, parent);
    const main = `const {endWithChildren, run} = require(${processes}); endWithChildren(); void run([${JSON.stringify(script)}], {stream: true});`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', main], {stdio: ['ignore', 'pipe', 'inherit']});
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const pid = Number(printed.toString());
    expect(isRunning(pid)).toBe(true);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    await sleep(100);
    expect({code, left: isRunning(pid)}).toEqual({code: 143, left: false});
  },
  30_000,
);
