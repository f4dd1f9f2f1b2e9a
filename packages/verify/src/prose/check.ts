import {toKebab} from '@docs-kit/dagger/api/names';
import {checkSecrets, wordsIn} from '../shell/secrets';
import {rootCommand} from '../shell/catalog';
import {didYouMean, misspelt} from '../shell/suggest';
import {loadSample} from '../modules/sample';
import type {LanguageChecker, Snippet} from '../shared/snippets';
import {knownFor, type Known} from './known';
import {projectRoot} from '../shared/files';
import {failureAt} from '../shared/units';

/** Names in inline code: types and fields of the API, environment variables, commands and flags. */
export const prose: LanguageChecker = {
  name: 'Running text',
  languages: ['prose'],
  check: (snippets) => ({
    failures: snippets.flatMap((snippet) => check(snippet).map((message) => failureAt(snippet, 1, message))),
  }),
};

function check(snippet: Snippet): string[] {
  const {text, file} = snippet;
  return [
    ...checkApiName(snippet),
    ...checkVariables(snippet),
    ...(/^dagger(\s|$)/.test(text) ? checkInlineCommand(text, knownFor(file)) : []),
    ...checkFlag(snippet),
    ...checkInlineSecrets(text),
  ];
}

/**
 * Checks a command line in running text: its command and the flags before any function. It may be abbreviated or
 * contain placeholders (`dagger call …`, `dagger init --sdk=<sdk>`), so arguments aren't counted.
 */
function checkInlineCommand(text: string, known: Known): string[] {
  if (known.laterCommands.some((name) => `${text} `.startsWith(`${name} `))) return [];
  const words = text.split(/\s+/).slice(1);
  let command = rootCommand();
  let index = 0;
  for (const word of words) {
    if (!/^[a-z][a-z-]*$/.test(word)) break;
    const next = command.subcommands.get(word);
    if (!next && command.subcommands.size > 0) return [`no command ${command.name} ${word} at ${known.version}.`];
    if (!next) break;
    command = next;
    index += 1;
  }
  for (const word of words.slice(index)) {
    // A function's own flags come after its name.
    if (command.functions && /^[a-z]/.test(word)) return [];
    if (command.wraps && !word.startsWith('-')) return [];
    const [, flag] = /^--([a-zA-Z][\w-]*)/.exec(word) ?? [];
    const flags = command.flags.map(({name}) => name);
    if (flag === undefined || flags.includes(flag)) continue;
    // Before a function, it may be an argument of the module's constructor.
    const meant = command.functions ? misspelt(flag, flags) : '';
    if (meant !== undefined) {
      const hint = meant && ` Did you mean "${meant}"?`;
      return [`${command.name} has no flag --${flag} in ${known.version}.${hint}`];
    }
  }
  return [];
}

/** Addresses of secrets, alone or in a command line. */
function checkInlineSecrets(text: string): string[] {
  if (!text.includes('://')) return [];
  const words = text.startsWith('cmd://') ? [{text, offset: 0, expands: false}] : wordsIn(text);
  return checkSecrets(words).map(({message}) => message);
}

/** Checks that type and field exist: `Container.withExec`, `CacheSharingMode.LOCKED`, `Client.container()`. */
function checkApiName({text, file}: Snippet): string[] {
  const [, type, member] = /^([A-Z][A-Za-z]*)\.([A-Za-z_]\w*)(?:\(.*\))?$/.exec(text) ?? [];
  const known = knownFor(file);
  if (type === undefined || member === undefined || known.isOther(text)) return [];
  if (!known.isType(type))
    return [`no type ${type} in the API; a name of something else belongs in src/dagger/facts/tools.json.`];

  return known.hasMember(type, member) ? [] : [`${type} has no ${member} in ${known.version}.`];
}

function checkVariables({text, file}: Snippet): string[] {
  const {isVariable, version} = knownFor(file);
  return [...text.matchAll(/\b_?(?:EXPERIMENTAL_)?DAGGER_[A-Z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !isVariable(name))
    .map((name) => `no environment variable ${name} at ${version}.`);
}

/**
 * Checks a single flag: it must belong to a command, an API function, a function of a sample on the page, or a tool.
 * With a value (`--level=HIGH`), it may be an example of a function's argument, unless it looks like a misspelt flag.
 */
function checkFlag({text, samples = [], file}: Snippet): string[] {
  const [, flag, value] = /^--([a-zA-Z][\w-]*)([= ].*)?$/.exec(text) ?? [];
  const {flags, isArgument} = knownFor(file);
  if (flag === undefined || flags.has(flag) || isArgument(flag)) return [];
  if (samples.some((sample) => parametersOf(sample).includes(flag))) return [];
  const like = [...flags].filter((name) => Math.abs(name.length - flag.length) <= 1 && name.length > 4);
  const hint = didYouMean(flag, like);
  if (value !== undefined && hint === '') return [];
  return [`no flag --${flag}; a flag of another program belongs in src/dagger/facts/tools.json.${hint}`];
}

function parametersOf(sample: string): string[] {
  const loaded = loadSample(projectRoot, sample);
  return [...(loaded?.module ? [loaded.module] : []), ...(loaded?.dependencies ?? [])]
    .flatMap(({constructorFunction, types}) => [
      constructorFunction,
      ...[...types.values()].flatMap((type) => (type.kind === 'enum' ? [] : [...type.fields.values()])),
    ])
    .flatMap(({args}) => args.map(({name}) => toKebab(name)));
}
