import {toKebab} from '@docs-kit/dagger/api/names';
import type {ApiField} from '@docs-kit/dagger/api/types';
import {named, typeText, unknownType, type FunctionProvider, type ModuleModel} from '../modules/types';
import {parseFlags, type FlagSpec, type ParsedFlags} from './flags';
import {callableFunctions, findFunction, hasFlag, providerOf, type Schema} from './schema';
import {didYouMean, misspelt} from './suggest';
import {flagOf} from './values';
import {isDynamic, shown, type Problem, type ShellWord} from './words';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function asksForHelp(words: readonly ShellWord[]): boolean {
  return words.some((word) => word.text === '--help' || word.text === '-h');
}

/** Messages for missing required arguments of a call. */
function missingArguments(fn: ApiField, schema: Schema, parsed: ParsedFlags, owner: string): string | undefined {
  if (parsed.uncertain) return undefined;
  const given = new Set(parsed.given.map(({flag}) => flag.name));
  const missing = fn.args
    .filter((arg) => !arg.optional && hasFlag(schema, arg))
    .map(({name}) => toKebab(name))
    .filter((flag) => !given.has(flag));
  return missing.length === 0 ? undefined : `${owner} needs ${missing.map((flag) => `--${flag}`).join(', ')}`;
}

function unknownFunction(schema: Schema, provider: FunctionProvider, name: string): string {
  const offered = callableFunctions(schema, provider);
  const hidden = findFunction(provider.fields.values(), name);
  if (hidden !== undefined && !offered.includes(hidden))
    return `"${name}" of ${provider.name} can't be called from the command line; use Dagger Shell or an SDK.`;

  const near = didYouMean(
    toKebab(name),
    offered.map((fn) => toKebab(fn.name)),
  );
  return `no function "${shown(name)}" in type ${provider.name}.${near}`;
}

/** A flag that selects a module, after a function that doesn't have an argument of that name. */
function lateModule(parsed: ParsedFlags, own: readonly FlagSpec[]): Problem[] {
  const late = parsed.given.find(({flag}) => flag.name === 'mod' || flag.name === 'no-mod');
  if (late === undefined || own.some(({name}) => name === late.flag.name)) return [];
  const message = `--${late.flag.name} has no effect after a function. Write it directly after "dagger call"`;
  return [{offset: late.word.offset, message}];
}

interface Step {
  fn: ApiField;
  /** Its name in messages. */
  owner: string;
  /** Undefined for the constructor, which isn't named in a call. */
  word: ShellWord | undefined;
}

function walk(start: Step, words: readonly ShellWord[], schema: Schema, inherited: readonly FlagSpec[]): Problem[] {
  const problems: Problem[] = [];
  const help = asksForHelp(words);
  let step = start;
  let rest = words;
  let offset = words[0]?.offset ?? 0;
  for (;;) {
    const own = step.fn.args.filter((arg) => hasFlag(schema, arg)).map((arg) => flagOf(schema, arg));
    const flags = [...own, ...inherited.filter((flag) => own.every((known) => known.name !== flag.name))];
    const parsed = parseFlags(rest, {flags, owner: step.owner, interspersed: false, normalize: toKebab});
    problems.push(...parsed.problems);
    offset = step.word?.offset ?? offset;
    if (step.word !== undefined) problems.push(...lateModule(parsed, own));
    const missing = help ? undefined : missingArguments(step.fn, schema, parsed, step.owner);
    if (missing !== undefined) problems.push({offset, message: missing});
    const [next, ...after] = parsed.positional;
    if (next === undefined || isDynamic(next.text)) return problems;
    // After an unknown flag, the next word may be its value or a function.
    if (parsed.problems.length > 0 && parsed.uncertain) return problems;
    if (step.fn.returns.name === unknownType) return problems;
    const provider = providerOf(schema, step.fn.returns.name);
    if (provider === undefined) {
      problems.push({
        offset: next.offset,
        message: `"${next.text}" can't follow ${step.owner}, which returns ${typeText(step.fn.returns)}`,
      });
      return problems;
    }
    const fn = callableFunctions(schema, provider).find(({name}) => toKebab(name) === next.text);
    if (fn === undefined) {
      problems.push({offset: next.offset, message: unknownFunction(schema, provider, next.text)});
      return problems;
    }
    step = {fn, owner: `function "${next.text}" of ${provider.name}`, word: next};
    rest = after;
  }
}

/** Checks the words after `dagger call`: the constructor's flags, then one function at a time. */
export function checkModuleCall(
  words: readonly ShellWord[],
  module: ModuleModel,
  schema: Schema,
  inherited: readonly FlagSpec[],
): Problem[] {
  const owner = `the constructor of ${module.main}`;
  return walk({fn: module.constructorFunction, owner, word: undefined}, words, schema, inherited);
}

/** Checks the words after `dagger core` or `dagger call -M`. */
export function checkCoreCall(words: readonly ShellWord[], schema: Schema, inherited: readonly FlagSpec[]): Problem[] {
  const fn: ApiField = {...named(''), args: [], returns: {name: 'Query', list: false, required: true}};
  return walk({fn, owner: '"dagger core"', word: undefined}, words, schema, inherited);
}

/**
 * Checks a chain whose module is unknown: how its first function and its flags are written, and the flags of
 * `dagger call` itself. Any other flag may be an argument of the constructor or a function, unless it's nearly the name
 * of one of those.
 */
export function checkUnknownCall(words: readonly ShellWord[], inherited: readonly FlagSpec[]): Problem[] {
  const names = inherited.map(({name}) => name);
  const checkUnknown = (name: string): string | undefined => {
    if (!/^[A-Za-z][\w-]*$/.test(name)) return `flags aren't spelt like "--${name}"`;
    const meant = misspelt(toKebab(name), names);
    return meant && `unknown flag --${name} for "dagger call". Did you mean "${meant}"?`;
  };
  const parsed = parseFlags(words, {
    flags: inherited,
    owner: '"dagger call"',
    interspersed: true,
    normalize: toKebab,
    checkUnknown,
  });
  const problems = [...parsed.problems];
  // A word after an unknown flag may be its value.
  const mayBeValue = (word: ShellWord): boolean => {
    const before = words[words.indexOf(word) - 1]?.text ?? '';
    return before.startsWith('--') && !before.includes('=') && !names.includes(toKebab(before.slice(2)));
  };
  const first = parsed.positional.find((word) => !isDynamic(word.text) && !mayBeValue(word));
  if (first === undefined) return problems;
  if (!kebab.test(first.text)) {
    const near = kebab.test(toKebab(first.text)) ? ` Did you mean "${toKebab(first.text)}"?` : '';
    problems.push({offset: first.offset, message: `functions aren't spelt like "${shown(first.text)}".${near}`});
  }
  const late = parsed.given.filter(({word}) => word.offset > first.offset);
  return [...problems, ...lateModule({...parsed, given: late}, [])];
}
