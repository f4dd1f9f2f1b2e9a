import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workFolder} from '../paths';
import type {Content} from '../content/read';
import {watchMemory} from './memory';
import {findNode, packagesFolder} from './packages';
import type {Generator} from './site';

export interface BuildResult {
  seconds: number;
  /** The maximum total memory of the build's processes, in MiB. */
  memory: number;
}

/** A generator's project folder for one purpose, below its packages. */
export const projectFolder = ({id}: Generator, purpose: string): string => path.join(packagesFolder(id), purpose);

/** Writes a project to an empty folder, so that nothing of earlier builds and caches remains. */
export function writeProject(generator: Generator, project: string, content: Content): void {
  rmSync(project, {recursive: true, force: true});
  mkdirSync(project, {recursive: true});
  generator.write(project, content);
}

/**
 * Builds a project with the same Node.js as all others, and measures it.
 *
 * @throws if the build fails; the full log is in `.cache/bench/<site>.log`
 */
export async function build(generator: Generator, project: string): Promise<BuildResult> {
  const {script, args, env} = generator;
  const started = performance.now();
  const child = spawn(findNode(), [script, ...args], {
    cwd: project,
    env: {...process.env, ...env, NODE_ENV: 'production', FORCE_COLOR: '0', CI: 'true'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopWatching = watchMemory(child.pid ?? 0);
  let log = '';
  const keep = (chunk: Buffer): void => void (log += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const seconds = (performance.now() - started) / 1000;
  const memory = stopWatching();
  const logFile = path.join(workFolder, `${generator.id}.log`);
  writeFileSync(logFile, log);
  if (code !== 0 || !existsSync(path.join(project, generator.output)))
    throw new Error(`${generator.name} didn't build; see ${path.relative(process.cwd(), logFile)}.`);

  return {seconds, memory};
}
