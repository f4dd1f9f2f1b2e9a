import {mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFiles, writeFileAtomic} from '@docs-kit/base/node/files';
import {formatCast, type Cast} from '../node/cast';
import {recordingsFolder} from '../names';
import {requireEngine, runShell} from '@docs-kit/verify/engine/engine';
import {inScratch, scratchPrefix, shownFolder} from '@docs-kit/verify/engine/run';
import {projectFolder, tasksOf} from '@docs-kit/verify/engine/tasks';
import {readScript, type RecordingScript} from './script';
import {recordSession} from './session';
import {root} from '@docs-kit/base/node/root';

const usage = (version: string): string => `Usage: npm run record -- NAME...

Types what packages/recordings/src/recorder/scripts/NAME.yaml says into a terminal, and writes what it prints to static/recordings/NAME.cast.
The commands run on the ${version} engine that \`dagger\` reaches.
`;

/** The files of a recording's project, relative to the scratch folder. */
function filesOf({project, files = {}}: RecordingScript, engine: string): Map<string, string> {
  const tasks = project === undefined ? [] : tasksOf(root, engine, []);
  const task = tasks.find(({name}) => name === project);
  if (project !== undefined && !task) throw new Error(`there is no sample "${project}". Write it as "page/sample go".`);
  const own = Object.entries(files).map(([name, text]) => [path.posix.join(projectFolder, name), text] as const);
  return new Map([...(task?.files ?? []), ...own]);
}

/** Replaces the names of the project and the home folder in a recording with those that pages use. */
function withoutMachine({outputs, ...cast}: Cast, names: readonly (readonly [string, string])[]): Cast {
  const replaced = outputs.map(([seconds, text]) => {
    const shown = names.reduce((current, [from, to]) => current.replaceAll(from, to), text);
    return [seconds, shown] as const;
  });
  const printed = replaced.map(([, text]) => text).join('');
  const secret = [scratchPrefix, root, os.hostname()].find((name) => name !== 'localhost' && printed.includes(name));
  if (secret !== undefined)
    throw new Error(`the recording contains "${secret}", which identifies this machine. Remove it.`);
  return {...cast, outputs: replaced};
}

async function record(name: string, engine: string): Promise<void> {
  const script = readScript(name);
  const cast = await inScratch(filesOf(script, engine), async (folder) => {
    const home = path.join(path.dirname(folder), 'home');
    mkdirSync(home);
    await requireEngine(engine, folder);
    for (const command of script.before ?? []) await runShell(command, folder, {HOME: home});
    const recorded = await recordSession(script, folder, home);
    return withoutMachine(recorded, [
      [folder, shownFolder],
      [home, path.posix.dirname(shownFolder)],
    ]);
  });
  const file = path.join(root, 'static', recordingsFolder, `${name}.cast`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileAtomic(file, formatCast(cast));
  console.log(`${path.relative(root, file)}: written`);
}

/** Records the sessions that are named, on the engine of a version. */
export async function main(names: readonly string[], {version}: {version: string}): Promise<void> {
  const isHelp = (name: string): boolean => name === '--help' || name === '-h';
  const unknown = names.filter((name) => name.startsWith('-') && !isHelp(name));
  if (unknown.length > 0) {
    console.error(`Unknown option: ${unknown.join(' ')}. \`npm run record -- --help\` lists the recordings.`);
    process.exitCode = 2;
    return;
  }
  if (names.length === 0 || names.some(isHelp)) {
    const known = listFiles(path.join(__dirname, 'scripts')).map((file) => `  ${file.replace(/\.yaml$/, '')}`);
    console.log(`${usage(version)}\n${known.join('\n')}`);
    process.exitCode = names.length === 0 ? 2 : 0;
    return;
  }
  for (const name of names) {
    try {
      await record(name, `v${version}`);
    } catch (error) {
      console.error(`${name}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}
