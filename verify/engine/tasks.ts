import fs from 'node:fs';
import path from 'node:path';
import {syntaxes} from '../../src/content/samples/languages';
import {listSamples, readSample, type Sample} from '../../src/content/samples/read';
import type {Snippet} from '../core/types';
import {hashTexts} from './ledger';
import {commandsBySample, type Command} from './plan';
import {builtInSdks, projectFiles, type BuiltInSdk} from './project';

/** The samples of 0.18.14, relative to the project's root. */
const samplesRoot = 'versioned_docs/version-0.18.14/_samples';
/** What the commands work on: the files of all its folders, side by side. */
const fixturesRoot = 'tests/fixtures/projects';

/** A sample in one language, with all that pages do with it. */
export interface Task {
  /** `services/serve go` */
  name: string;
  sample: Sample;
  sdk: BuiltInSdk;
  commands: readonly Command[];
  /** The project to run in, by path relative to its root. */
  files: ReadonlyMap<string, string>;
  hash: string;
}

/**
 * Everything that can run on an engine, in the order of the samples' names.
 *
 * @param root The project's root.
 * @param engine `v0.18.14`
 * @throws {ContentError} where a sample is malformed.
 */
export function tasksOf(root: string, engine: string, snippets: readonly Snippet[]): Task[] {
  const folder = path.join(root, samplesRoot);
  const find = (name: string): Sample => readSample(folder, name, {file: path.join(folder, name)});
  const commands = commandsBySample(snippets.filter(({file}) => file.startsWith('versioned_docs/')));
  const fixtures = readFixtures(path.join(root, fixturesRoot));
  return listSamples(folder).flatMap((name) => {
    const sample = find(name);
    return builtInSdks
      .filter((sdk) => isModule(sample, sdk))
      .map((sdk) => {
        const files = new Map([...fixtures, ...projectFiles(sample, sdk, engine, find)]);
        const shown = commands.get(name) ?? [];
        const texts = shown.map(({kind, text}) => `${kind} ${text}`).join('\0');
        const hash = hashTexts(new Map([...files, ['\0commands', texts], ['\0needs', sample.needs ?? '']]));
        return {name: `${name} ${sdk}`, sample, sdk, commands: shown, files, hash};
      });
  });
}

function isModule(sample: Sample, sdk: BuiltInSdk): boolean {
  const files = sample.languages.get(sdk) ?? [];
  return files.length > 0 && !files.some(({source}) => syntaxes[sdk].client.test(source));
}

function readFixtures(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const project of fs.readdirSync(folder)) {
    const start = path.join(folder, project);
    for (const entry of fs.readdirSync(start, {recursive: true, withFileTypes: true})) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(path.relative(start, file), fs.readFileSync(file, 'utf8'));
    }
  }
  return files;
}
