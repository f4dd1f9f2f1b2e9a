import fs from 'node:fs';
import path from 'node:path';
import {sdkLanguages, type SdkLanguage} from '@docs-kit/dagger/languages';
import {version} from '@docs-kit/dagger/version';
import {isClient, mainClass, readSample, type Sample} from '@docs-kit/dagger/samples';
import {listSamples, samplesFolder, withoutMarkers} from '@docs-kit/samples/node/reader';
import type {Snippet} from '../shared/snippets';
import {listFiles} from '@docs-kit/base/node/files';
import {withoutComments} from './comments';
import {hashTexts} from './ledger';
import {commandsByPage, commandsBySample, printsDescriptions, type Command} from './plan';
import {projectFiles} from './project';

/** The pages of 0.18.14, relative to the project's root. */
export const pagesRoot = `versioned_docs/version-${version}`;
/** The fixtures that all commands share: the files of all its folders, merged. */
const fixturesRoot = 'packages/verify/tests/fixtures/projects';
/** Fixtures for one sample or page, by name, in addition to the shared ones. */
const ownFixturesRoot = 'packages/verify/tests/fixtures/engine';
/** The folder in which commands run, relative to the scratch folder. */
export const projectFolder = 'project';

/** A sample in one language, or a page's commands without a module, with all files that it needs. */
export interface Task {
  /** `services/serve go`, `api/engine` */
  name: string;
  /** The folder of the sample or page, relative to the project's root. */
  place: string;
  sdk?: SdkLanguage;
  /** Why it can't run without external services. */
  needs: string | undefined;
  commands: readonly Command[];
  /** By path relative to the scratch folder. */
  files: ReadonlyMap<string, string>;
  /** Doesn't depend on comments, unless a page shows output that contains them as descriptions. */
  hash: string;
}

/**
 * Everything that can run on an engine: samples sorted by name, then pages.
 *
 * @param root the project's root
 * @throws {ContentError} if a sample is malformed
 */
export function tasksOf(root: string, snippets: readonly Snippet[]): Task[] {
  const folder = path.join(root, pagesRoot, samplesFolder);
  const find = (name: string): Sample => readSample(folder, name, {file: path.join(folder, name)});
  const shown = snippets.filter(({file}) => file.startsWith(`${pagesRoot}/`));
  const commands = commandsBySample(shown);
  const projects = path.join(root, fixturesRoot);
  const common = fs.readdirSync(projects).flatMap((name) => [...inProject(readFiles(path.join(projects, name)))]);
  const task = (name: string, own: ReadonlyMap<string, string>, rest: Omit<Task, 'files' | 'hash' | 'name'>): Task => {
    const fixtures = readFiles(path.join(root, ownFixturesRoot, name.replace(/ .*/, '')));
    const files = new Map([...common, ...inProject(own), ...fixtures]);
    const texts = rest.commands.map(({kind, text, output}) => `${kind} ${text}\0${output ?? ''}`).join('\0');
    const described = rest.commands.some((command) => command.output !== undefined && printsDescriptions(command));
    const code = described ? files : new Map([...files].map(([file, text]) => [file, withoutComments(file, text)]));
    const hash = hashTexts(new Map([...code, ['\0commands', texts], ['\0needs', String(rest.needs !== undefined)]]));
    // The engine would show markers as descriptions of functions.
    const written = new Map([...files].map(([file, text]) => [file, withoutMarkers(text)]));
    return {name, files: written, hash, ...rest};
  };
  const samples = listSamples(folder).flatMap((name) => {
    const sample = find(name);
    const shownCommands = withoutRepeats(commands.get(name) ?? []);
    return sdkLanguages
      .map(({id}) => id)
      .filter((sdk) => isModule(sample, sdk))
      .map((sdk, index) =>
        task(`${name} ${sdk}`, projectFiles(sample, sdk, find), {
          place: path.posix.join(pagesRoot, samplesFolder, name),
          sdk,
          needs: sample.needs,
          // Dagger Shell calls the same API for every SDK, so one SDK is enough.
          commands: index === 0 ? shownCommands : shownCommands.filter(({kind}) => kind === 'cli'),
        }),
      );
  });
  const pages = [...commandsByPage(shown)].map(([file, page]) => {
    const name = path.posix.relative(pagesRoot, file).replace(/\.mdx?$/, '');
    return task(name, page.files, {place: file, needs: undefined, commands: withoutRepeats(page.commands)});
  });
  return [...samples, ...pages];
}

/** Merges equal commands, with each output that a page shows. */
function withoutRepeats(commands: readonly Command[]): Command[] {
  const found = new Map<string, Command>();
  const key = ({kind, text}: Command, output = ''): string => `${kind} ${text}\0${output}`;
  for (const command of commands) {
    const plain = key(command);
    if (command.output !== undefined) {
      found.delete(plain);
      found.set(key(command, command.output), command);
    } else if (![...found.keys()].some((one) => one.startsWith(plain))) {
      found.set(plain, command);
    }
  }
  return [...found.values()];
}

/** Whether a sample is a module rather than a program that opens its own session. */
function isModule(sample: Sample, sdk: SdkLanguage): boolean {
  const files = sample.languages.get(sdk) ?? [];
  const mainObject = new RegExp(String.raw`\b${mainClass(sample.module)}\b`);
  return files.some(({source}) => mainObject.test(source)) && !files.some(({source}) => isClient(sdk, source));
}

function inProject(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].map(([name, text]) => [path.posix.join(projectFolder, name), text]));
}

/** All files of a folder by relative path; empty if it doesn't exist. */
export function readFiles(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}
