import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Result} from '@docs-kit/verify/core/run';
import {messageOf} from '@docs-kit/base/node/error';
import {root} from '@docs-kit/base/node/root';

const run = promisify(execFile);
const cacheFolder = path.join(root, '.cache', 'verify');

interface Measured {
  /** Wall clock of the whole command, in seconds. */
  seconds: number;
  /** Seconds spent in each language's checker, by its name. */
  languages: Map<string, number>;
  pages: number;
  samples: number;
}

/**
 * Runs the verifier once, in a separate process like its users.
 *
 * @throws if a fence or a sample fails, because a run that stops early measures nothing
 */
async function measure(): Promise<Measured> {
  const started = performance.now();
  const {stdout} = await run(process.execPath, ['node_modules/@docs-kit/site-tools/bin/site.mjs', 'verify', '--json'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const {pages, languages} = JSON.parse(stdout) as Result;
  return {
    seconds: (performance.now() - started) / 1000,
    languages: new Map(languages.map(({name, milliseconds}) => [name, milliseconds / 1000])),
    pages,
    samples: languages.reduce((sum, {samples}) => sum + samples, 0),
  };
}

function print(cold: Measured, warm: Measured): void {
  const row = (name: string, first: number, second: number): string =>
    name.padEnd(16) + first.toFixed(1).padStart(8) + second.toFixed(1).padStart(8);
  console.log(`${cold.pages} pages, ${cold.samples} sample files, Node ${process.version}\n`);
  console.log('seconds'.padEnd(16) + 'cold'.padStart(8) + 'warm'.padStart(8));
  for (const [name, seconds] of cold.languages) console.log(row(name, seconds, warm.languages.get(name) ?? 0));

  console.log(row('whole command', cold.seconds, warm.seconds));
}

/** Times the verifier without its cache (proofs, work folders, installed SDKs), and with it. */
async function main(): Promise<void> {
  fs.rmSync(cacheFolder, {recursive: true, force: true});
  const cold = await measure();
  print(cold, await measure());
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
