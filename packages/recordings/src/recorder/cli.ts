import {mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {UsageError} from '@docs-kit/base/node/command';
import {messageOf} from '@docs-kit/base/node/error';
import {listFiles, writeFileAtomic} from '@docs-kit/base/node/files';
import {parseOptions} from '@docs-kit/base/node/options';
import {formatCast, type Cast} from '../node/cast';
import {castFile, siteFolder} from '../node/remark';
import {engineVersion, requireEngine, runShell} from '@docs-kit/verify/engine/engine';
import {shownFolder} from '@docs-kit/verify/engine/output';
import {inScratch, scratchPrefix} from '@docs-kit/verify/engine/run';
import {projectFolder, tasksOf} from '@docs-kit/verify/engine/tasks';
import {readScript, type RecordingScript} from './script';
import {recordSession} from './session';
import {root} from '@docs-kit/base/node/root';

export const usage = `Usage: npm run record -- NAME...

Types what src/recordings/NAME.yaml says into a terminal, and writes what it prints to src/recordings/NAME.cast. The
commands run on the ${engineVersion} engine that this machine reaches. The recordings:

${listFiles(siteFolder)
  .flatMap((file) => (file.endsWith('.yaml') ? [`  ${file.slice(0, -'.yaml'.length)}\n`] : []))
  .join('')}`;

/** The files of a recording's project, relative to the scratch folder. */
function filesOf({project, files = {}}: RecordingScript): Map<string, string> {
  const tasks = project === undefined ? [] : tasksOf(root, []);
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

async function record(name: string): Promise<void> {
  const script = readScript(siteFolder, name);
  const cast = await inScratch(filesOf(script), async (work) => {
    const home = path.join(path.dirname(work), 'home');
    mkdirSync(home);
    await requireEngine();
    for (const command of script.before ?? []) await runShell(command, work, {HOME: home});
    const recorded = await recordSession(script, work, home);
    return withoutMachine(recorded, [
      [work, shownFolder],
      [home, path.posix.dirname(shownFolder)],
    ]);
  });
  const file = castFile(name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileAtomic(file, formatCast(cast));
  console.log(`${path.relative(root, file)}: written`);
}

/** Records the sessions that are named on the command line. */
export async function main(args: readonly string[]): Promise<void> {
  const names = parseOptions(args, 'record', {}, ({positionals}) => positionals);
  if (names.length === 0) throw new UsageError(usage);
  for (const name of names) {
    try {
      await record(name);
    } catch (error) {
      console.error(`${name}: ${messageOf(error)}`);
      process.exitCode = 1;
    }
  }
}
