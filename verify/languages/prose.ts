import {didYouMean} from '../commands/suggest';
import {loadSample} from '../modules/sample';
import type {LanguageChecker, Snippet} from '../types';
import {checkInlineCommand} from './prose/command';
import {knownFor} from './prose/known';
import {projectRoot} from './shared/files';

/** Names in inline code: types and fields of the API, environment variables, commands and flags. */
export const prose: LanguageChecker = {
  name: 'Running text',
  languages: ['prose'],
  missing: () => Promise.resolve(undefined),
  fingerprint: () => Promise.resolve('prose'),
  check: async (snippets) => {
    const checked = await Promise.all(
      snippets.map(async (snippet) => (await check(snippet)).map((message) => ({snippet, message}))),
    );
    return checked
      .flat()
      .map(({snippet: {id, file, line, language}, message}) => ({id, file, line, language, message}));
  },
};

async function check(snippet: Snippet): Promise<string[]> {
  const {text, file} = snippet;
  return [
    ...checkApiName(snippet),
    ...checkVariables(snippet),
    ...(/^dagger(\s|$)/.test(text) ? checkInlineCommand(text, knownFor(file)) : []),
    ...(await checkFlag(snippet)),
  ];
}

/** `Container.withExec`, `CacheSharingMode.LOCKED`, `Client.container()`: the type and the field exist. */
function checkApiName({text, file}: Snippet): string[] {
  const [, type, member] = /^([A-Z][A-Za-z]*)\.([A-Za-z_]\w*)(?:\(.*\))?$/.exec(text) ?? [];
  const known = knownFor(file);
  if (type === undefined || member === undefined || known.isOther(text)) return [];
  if (!known.isType(type)) {
    return [`no type ${type} in the API; a name of something else belongs in src/content/facts/tools.json.`];
  }
  return known.hasMember(type, member) ? [] : [`${type} has no ${member} at ${known.version}.`];
}

function checkVariables({text, file}: Snippet): string[] {
  const {isVariable, version} = knownFor(file);
  return [...text.matchAll(/\b_?(?:EXPERIMENTAL_)?DAGGER_[A-Z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !isVariable(name))
    .map((name) => `no environment variable ${name} at ${version}.`);
}

/**
 * A flag on its own: of a command, of a function of the API, of a function of a sample on the page, or of a tool. With
 * a value (`--level=HIGH`) it may be an example of a function's argument, unless it looks like a flag misspelt.
 */
async function checkFlag({text, meta, file}: Snippet): Promise<string[]> {
  const [, flag, value] = /^--([a-zA-Z][\w-]*)([= ].*)?$/.exec(text) ?? [];
  const {flags, isArgument} = knownFor(file);
  if (flag === undefined || flags.has(flag) || isArgument(flag)) return [];
  const samples = await Promise.all((meta.samples?.split(' ') ?? []).map(parametersOf));
  if (samples.flat().includes(flag)) return [];
  const like = [...flags].filter((name) => Math.abs(name.length - flag.length) <= 1 && name.length > 4);
  const hint = didYouMean(flag, like);
  if (value !== undefined && hint === '') return [];
  return [`no flag --${flag}; a flag of another program belongs in src/content/facts/tools.json.${hint}`];
}

async function parametersOf(sample: string): Promise<string[]> {
  const loaded = await loadSample(projectRoot, sample);
  return [...(loaded?.modules ?? []), ...(loaded?.dependencies ?? [])]
    .flatMap((module) => [
      module.constructorFunction,
      ...[...module.types.values()].flatMap((type) => (type.kind === 'enum' ? [] : type.functions)),
    ])
    .flatMap((fn) => fn.parameters.map(({flag}) => flag));
}
