import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {peersFolder, workFolder} from '../paths';

/** The folder in which the packages of `packages/bench/peers/<name>` are installed; projects below it resolve them. */
export function packagesFolder(name: string): string {
  return path.join(workFolder, 'peers', name);
}

export function packageFile(name: string, file: string): string {
  return path.join(packagesFolder(name), 'node_modules', file);
}

/**
 * Installs the packages of `packages/bench/peers/<name>` from their lock file, unless they're up to date.
 *
 * @throws one line if npm fails
 */
export function installPackages(name: string): void {
  const source = path.join(peersFolder, name);
  const lock = path.join(source, 'package-lock.json');
  const installed = packageFile(name, '.bench-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lock, 'utf8')) return;
  console.log(`Installing packages/bench/peers/${name}`);
  const folder = packagesFolder(name);
  mkdirSync(folder, {recursive: true});
  cpSync(source, folder, {recursive: true});
  // `npm run` passes this project's engine-strict to child processes through the environment, which only a flag
  // overrides; the peers run on the Node.js in packages/bench/peers/node instead of npm's.
  const {status, stderr} = spawnSync('npm', ['ci', '--engine-strict=false', '--no-progress', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1'},
  });
  if (status !== 0) {
    throw new Error(
      `packages/bench/peers/${name}: \`npm ci\` failed: ${stderr.trim().split('\n')[0] ?? 'no reason given'}`,
    );
  }
  cpSync(lock, installed);
}

/**
 * The Node.js that builds all sites: the one in `packages/bench/peers/node`, or the current one if that has no package for
 * this platform.
 */
export function findNode(): string {
  const packed = packageFile('node', `node-${process.platform}-${process.arch}/bin/node`);
  return existsSync(packed) ? packed : process.execPath;
}
