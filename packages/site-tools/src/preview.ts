import {spawn} from 'node:child_process';
import path from 'node:path';
import {expectNoArguments, runCommand} from '@docs-kit/base/node/command';
import {checkAddress, serveBuild, whereToServe} from './serve';

/** Builds the site and serves it. Checks the address first, because a build takes a minute. */
async function main(): Promise<void> {
  expectNoArguments(whereToServe);
  await checkAddress();
  process.exitCode = await build();
  if (process.exitCode === 0) {
    serveBuild();
  }
}

/** Runs a build, which ends when this process does; returns its exit code. */
async function build(): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'build.ts')], {stdio: 'inherit'});
  const end = (signal: NodeJS.Signals): void => void child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  signals.forEach((signal) => process.on(signal, end));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  signals.forEach((signal) => process.off(signal, end));
  return code ?? 1;
}

void runCommand(main);
