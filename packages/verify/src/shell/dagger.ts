import {toKebab} from '@docs-kit/dagger/api/names';
import {checkCoreCall, checkModuleCall, checkUnknownCall} from './call';
import {rootCommand, suggestCommand, type Command} from './catalog';
import {parseFlags, type FlagSpec, type ParsedFlags} from './flags';
import {checkDocument} from './graphql';
import {checkPipelines} from './pipelines';
import type {Schema} from './schema';
import {checkSecrets} from './secrets';
import {flagOf} from './values';
import {isDynamic, nested, shown, type Problem, type ShellWord} from './words';

/** A command's standard input, if it's in the script. */
export interface InputText {
  text: string;
  /** 0-based, in the text that is checked, of its first line. */
  offset: number;
}

const scriptFile = /[./]/;

/** The first word that's neither a flag nor a flag's value, by the rules for finding a subcommand. */
function subcommandIndex(words: readonly ShellWord[], flags: readonly FlagSpec[]): number {
  for (let index = 0; index < words.length; index++) {
    const {text} = words[index] ?? {text: ''};
    if (text === '--') return -1;
    if (!text.startsWith('-') || text === '-') return text === '' ? -1 : index;
    if (text.includes('=')) continue;
    const flag = text.startsWith('--')
      ? flags.find(({name}) => name === text.slice(2))
      : flags.find(({short}) => short === text.slice(1));
    const valueFollows = text.startsWith('--') || text.length === 2;
    if (valueFollows && flag?.valueOptional !== true) index++;
  }
  return -1;
}

function findCommand(words: readonly ShellWord[]): {command: Command; rest: ShellWord[]} {
  let command = rootCommand();
  let rest = [...words];
  for (;;) {
    const index = subcommandIndex(rest, command.flags);
    const found = command.subcommands.get(rest[index]?.text ?? '');
    if (found === undefined) return {command, rest};
    command = found;
    rest = rest.filter((_, position) => position !== index);
  }
}

function valueOf(parsed: ParsedFlags, name: string): {value: string | undefined; offset: number} | undefined {
  const last = parsed.given.filter(({flag}) => flag.name === name).at(-1);
  return last && {value: last.value, offset: last.word.offset};
}

function countProblem(command: Command, parsed: ParsedFlags, offset: number): Problem[] {
  const {min, max = Infinity} = command.arguments;
  const {length} = parsed.positional;
  if (parsed.uncertain && length <= max) return [];
  if (length < min) {
    const what = min === 1 ? 'an argument' : `${min} arguments`;
    return [{offset, message: `"${command.name}" needs ${what}`}];
  }
  const extra = parsed.positional[max];
  if (extra === undefined) return [];
  const limit = max === 0 ? "doesn't accept arguments" : `takes at most ${max} argument(s)`;
  return [{offset: extra.offset, message: `"${command.name}" ${limit}, so "${shown(extra.text)}" is too many`}];
}

/** The schema for a `--mod` value: the sample's, a dependency's, or the API alone. */
function selectModule(reference: string | undefined, schema: Schema): Schema {
  if (reference === undefined) return schema;
  const dependency = schema.dependencies.get(reference);
  if (dependency !== undefined) return {...schema, module: dependency, dependencies: new Map()};
  const local = /^(?:\.|\/|~|[^.@:]*$)/.test(reference) && !isDynamic(reference);
  if (local && schema.module !== undefined) return schema;
  return {...withoutModule(schema), foreign: true};
}

const withoutModule = ({types}: Schema): Schema => ({types, dependencies: new Map()});

/** Evaluates the flags before the first function: the module to call, or `core` for none. */
function targetOf(words: readonly ShellWord[], command: Command, schema: Schema): Schema | 'core' {
  const args = schema.module?.constructorFunction.args ?? [];
  const flags = [...args.map((arg) => flagOf(schema, arg)), ...command.flags];
  const parsed = parseFlags(words, {flags, owner: command.name, interspersed: false, normalize: toKebab});
  return valueOf(parsed, 'no-mod') ? 'core' : selectModule(valueOf(parsed, 'mod')?.value, schema);
}

function checkChain(words: ShellWord[], command: Command, schema: Schema): Problem[] {
  if (command.name === 'dagger core') return checkCoreCall(words, schema, command.flags);
  const target = targetOf(words, command, schema);
  if (target === 'core') return checkCoreCall(words, schema, command.flags);
  if (target.module === undefined) return checkUnknownCall(words, command.flags);
  return checkModuleCall(words, target.module, target, command.flags);
}

function checkRoot(words: ShellWord[], command: Command, input: InputText | undefined, own: Schema): Problem[] {
  const owner = `"${command.name}"`;
  const parsed = parseFlags(words, {flags: command.flags, owner, interspersed: true});
  const problems = [...parsed.problems];
  const code = valueOf(parsed, 'command');
  const core = valueOf(parsed, 'no-mod') !== undefined;
  const schema = core ? withoutModule(own) : selectModule(valueOf(parsed, 'mod')?.value, own);
  if (code?.value !== undefined) return [...problems, ...nested(checkPipelines(code.value, schema), code.offset)];

  const [file] = parsed.positional;
  if (file !== undefined && parsed.problems.length === 0 && !isDynamic(file.text) && !scriptFile.test(file.text)) {
    const near = suggestCommand(file.text, command);
    problems.push({offset: file.offset, message: `unknown command "${file.text}" for ${owner}.${near}`});
  }
  if (file === undefined && input !== undefined)
    problems.push(...nested(checkPipelines(input.text, schema), input.offset));

  return problems;
}

/**
 * Checks a command line: `words` are those after `dagger`, `offset` is the position of `dagger`, and `input` is its
 * standard input.
 */
export function checkDaggerCommand(
  words: readonly ShellWord[],
  offset: number,
  input: InputText | undefined,
  schema: Schema,
): Problem[] {
  const {command, rest} = findCommand(words);
  switch (command.name) {
    case 'dagger':
    case 'dagger shell':
      return checkRoot(rest, command, input, schema);
    case 'dagger call':
    case 'dagger core':
      return [...checkChain(rest, command, schema), ...checkSecrets(rest)];
    default:
  }
  const interspersed = command.name !== 'dagger run';
  const parsed = parseFlags(rest, {flags: command.flags, owner: `"${command.name}"`, interspersed});
  if (parsed.given.some(({flag}) => flag.name === 'help')) return parsed.problems;
  const [first] = parsed.positional;
  if (first !== undefined && command.subcommands.size > 0) {
    const near = suggestCommand(first.text, command);
    return [{offset: first.offset, message: `unknown command "${shown(first.text)}" for "${command.name}".${near}`}];
  }
  const problems = [...parsed.problems];
  if (parsed.problems.length === 0) problems.push(...countProblem(command, parsed, offset));
  if (command.name === 'dagger query' && input !== undefined && valueOf(parsed, 'doc') === undefined)
    problems.push(...nested(checkDocument(input.text, schema), input.offset));
  return problems;
}
