import {
  forEachChild,
  parse,
  type Command as CommandNode,
  type CommandExpansionPart,
  type Statement,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import {standardLibrary} from '@docs-kit/dagger/api/commands';
import {toKebab} from '@docs-kit/dagger/api/names';
import type {ApiArgument, ApiField, TypeRef} from '@docs-kit/dagger/api/types';
import type {LineProblem} from '../shared/snippets';
import {typeText, unknownType, type ModuleModel} from '../modules/types';
import {parseFlags, type FlagSpec} from './flags';
import {findFunction, functionsOf, hasFlag, providerOf, type Schema} from './schema';
import {checkSecrets} from './secrets';
import {didYouMean} from './suggest';
import {checkValue} from './values';
import {byLine, dynamic, isDynamic, partText, shown, syntaxErrors, type Problem, type ShellWord} from './words';

/** The result of a command. */
type Result = {kind: 'value'; type: TypeRef; text: string} | {kind: 'text'} | {kind: 'unknown'};

/** A word after expansion. */
interface Expanded extends ShellWord {
  /** Set if the whole word is the result of one pipeline. */
  result?: Result;
}

interface Interpreter {
  schema: Schema;
  problems: Problem[];
  variables: Map<string, Result>;
  /** The arguments of earlier commands, except those of `export`, which writes to its path. */
  args: ShellWord[];
}

const unknown: Result = {kind: 'unknown'};
const text: Result = {kind: 'text'};

/** The builtin commands of Dagger Shell. */
const builtins: ReadonlySet<string> = new Set(
  (
    '.help .echo .exit .printenv .wait .types .refresh .debug .cd .pwd .ls .deps .stdlib .core .shell ' +
    '.prompt .clear .compact .history .model .login .logout .install .uninstall .update'
  ).split(' '),
);
const modulePath = /^\.{1,2}$|\/|^[\w.-]+@[\w.-]+:/;

function report(state: Interpreter, offset: number, message: string): void {
  state.problems.push({offset, message});
}

function expandSubstitution(part: CommandExpansionPart, state: Interpreter): Result {
  const {script} = part;
  if (script === undefined) return unknown;
  const inner: Interpreter = {...state, variables: new Map(state.variables)};
  inner.problems.push(...syntaxErrors(script));
  return runStatements(script.commands, undefined, inner);
}

function expandPart(part: WordPart, state: Interpreter): {text: string; result?: Result} {
  switch (part.type) {
    case 'DoubleQuoted': {
      const children = part.parts.map((child) => expandPart(child, state));
      const [only] = children;
      if (children.length === 1 && only !== undefined) return only;
      return {text: children.map((child) => child.text).join('')};
    }
    case 'SimpleExpansion':
      return {text: dynamic, result: state.variables.get(part.text.slice(1)) ?? unknown};
    case 'CommandExpansion':
      return {text: dynamic, result: expandSubstitution(part, state)};
    default: {
      const known = partText(part);
      return known === dynamic ? {text: dynamic, result: unknown} : {text: known};
    }
  }
}

function expand(word: Word, state: Interpreter): Expanded {
  const offset = word.pos;
  if (word.parts === undefined) return {text: word.value, offset, expands: false};
  const parts = word.parts.map((part) => expandPart(part, state));
  const [only] = parts;
  const joined = parts.map((part) => part.text).join('');
  const bare = word.parts.some((part) => part.type !== 'DoubleQuoted' && part.type !== 'CommandExpansion');
  const expands = bare && parts.some((part) => part.result?.kind === 'unknown');
  if (parts.length === 1 && only?.result !== undefined) return {text: joined, offset, expands, result: only.result};
  return {text: joined, offset, expands};
}

function describe(fn: ApiField, name: string): string {
  const required = fn.args.filter(({optional}) => !optional);
  return [name, ...required.map((arg) => `<${toKebab(arg.name)}>`)].join(' ');
}

/** Checks whether a pipeline's result can be passed to an argument. */
function checkHandedValue(schema: Schema, parameter: ApiArgument, result: Result): string | undefined {
  const {type: wanted} = parameter;
  if (result.kind !== 'value') return undefined;
  const fits = providerOf(schema, result.type.name)
    ? result.type.name === wanted.name || schema.types.get(wanted.name)?.kind === 'interface'
    : !providerOf(schema, wanted.name) || hasFlag(schema, parameter);
  return fits ? undefined : `it is a ${typeText(result.type)}, not a ${typeText(wanted)}`;
}

function checkArgument(parameter: ApiArgument, value: Expanded, owner: string, state: Interpreter): void {
  const {schema} = state;
  const wrong =
    value.result === undefined
      ? !hasFlag(schema, parameter) && !isDynamic(value.text)
        ? `a ${typeText(parameter.type)} can only be given as $(…)`
        : checkValue(schema, parameter.type, value.text)
      : checkHandedValue(schema, parameter, value.result);
  if (wrong === undefined) return;
  const what = value.result === undefined ? `"${shown(value.text)}"` : 'the result';
  report(state, value.offset, `invalid value ${what} for ${toKebab(parameter.name)} of ${owner}: ${wrong}`);
}

/** Parses arguments as Dagger Shell does: required ones by position, optional ones as flags, in any order. */
function checkArguments(
  fn: ApiField,
  words: readonly Expanded[],
  at: Expanded,
  owner: string,
  state: Interpreter,
): void {
  const required = fn.args.filter((parameter) => !parameter.optional);
  const optional = fn.args.filter((parameter) => parameter.optional);
  const flags: FlagSpec[] = optional.map(({name, type}) => ({
    name: toKebab(name),
    valueOptional: type.name === 'Boolean' && !type.list,
  }));
  const parsed = parseFlags(words, {flags, owner, interspersed: true});
  state.problems.push(...parsed.problems);
  for (const {flag, value, word} of parsed.given) {
    const parameter = optional.find(({name}) => toKebab(name) === flag.name);
    if (parameter === undefined || value === undefined) continue;
    checkArgument(parameter, {...word, text: value}, owner, state);
  }
  if (parsed.problems.length > 0) return;
  const {positional} = parsed;
  const [single] = required;
  const takesAll = required.length === 1 && single?.type.list === true && single.type.name === 'String';
  if (takesAll && positional.length > 1) {
    for (const word of positional) {
      if (word.result !== undefined)
        checkArgument({...single, type: {...single.type, list: false}}, word, owner, state);
    }
    return;
  }
  const tooMany = positional[required.length];
  if (positional.length < required.length && !parsed.uncertain) {
    const missing = required.slice(positional.length).map(({name}) => toKebab(name));
    report(state, at.offset, `${owner} needs ${missing.join(', ')}: ${describe(fn, at.text)}`);
  } else if (tooMany !== undefined) {
    const limit = `${owner} takes ${required.length} argument(s) by position`;
    report(state, tooMany.offset, `${limit}, so "${shown(tooMany.text)}" is too many`);
  }
  positional.slice(0, required.length).forEach((word, index) => {
    const parameter = required[index];
    if (parameter !== undefined && !word.expands) checkArgument(parameter, word, owner, state);
  });
}

function callFunction(
  fn: ApiField,
  words: readonly Expanded[],
  at: Expanded,
  owner: string,
  state: Interpreter,
): Result {
  checkArguments(fn, words, at, owner, state);
  return fn.returns.name === unknownType ? unknown : {kind: 'value', type: fn.returns, text: toKebab(fn.name)};
}

function construct(module: ModuleModel, words: readonly Expanded[], at: Expanded, state: Interpreter): Result {
  return callFunction(module.constructorFunction, words, at, `the constructor of ${module.main}`, state);
}

/** Checks the topic of `.help` at the start of a pipeline. */
function checkHelp(topic: Expanded | undefined, {schema}: Interpreter): string | undefined {
  if (topic === undefined || isDynamic(topic.text) || schema.foreign === true) return undefined;
  const {text: name} = topic;
  const entries = entryNames(schema);
  if (builtins.has(name) || schema.types.has(name) || modulePath.test(name) || entries.has(name)) return undefined;
  return `.help doesn't list "${name}".${didYouMean(name, [...entries, ...schema.types.keys()])}`;
}

/** Functions that follow `.stdlib`, `.core` or `.deps` aren't checked; the other builtins print text. */
function runBuiltin([topic]: readonly Expanded[], at: Expanded, input: Result | undefined, state: Interpreter): Result {
  const wrong = at.text === '.help' && input === undefined ? checkHelp(topic, state) : undefined;
  if (wrong !== undefined) report(state, at.offset, wrong);
  return ['.core', '.deps', '.stdlib'].includes(at.text) ? unknown : text;
}

/** The names that can start a pipeline, except builtins and paths. */
function entryNames(schema: Schema): Set<string> {
  const names = new Set(standardLibrary);
  if (schema.module !== undefined) {
    names.add(schema.module.name);
    for (const {name} of functionsOf(schema, schema.module.main)) names.add(toKebab(name));
  }
  for (const name of schema.dependencies.keys()) names.add(name);
  return names;
}

function runEntry(at: Expanded, words: readonly Expanded[], state: Interpreter): Result {
  const name = at.text;
  const {schema} = state;
  if (name.startsWith('.') && !modulePath.test(name)) {
    report(state, at.offset, `unknown builtin "${name}".${didYouMean(name, builtins)}`);
    return unknown;
  }
  const {module} = schema;
  if (module !== undefined) {
    const fn = findFunction(functionsOf(schema, module.main), name);
    if (fn !== undefined) {
      // The constructor runs without arguments, so none may be required.
      const needed = module.constructorFunction.args.find(({optional}) => !optional);
      if (needed !== undefined) {
        const flag = toKebab(needed.name);
        const reason = `the constructor of ${module.main} needs ${flag}: . <${flag}> | ${name}`;
        report(state, at.offset, `"${name}" can't start a pipeline, because ${reason}`);
      }
      return callFunction(fn, words, at, `function "${toKebab(fn.name)}" of ${module.main}`, state);
    }
    if (name === module.name || name === '.') return construct(module, words, at, state);
    const dependency = schema.dependencies.get(name);
    if (dependency !== undefined) return construct(dependency, words, at, state);
  }
  const core = findFunction(functionsOf(schema, 'Query'), name);
  if (core !== undefined && standardLibrary.has(name)) return callFunction(core, words, at, `"${name}"`, state);
  if (modulePath.test(name) || schema.foreign === true) return unknown;
  report(state, at.offset, `function or module "${shown(name)}" not found.${didYouMean(name, entryNames(schema))}`);
  return unknown;
}

function runStage(at: Expanded, words: readonly Expanded[], input: Result, state: Interpreter): Result {
  if (input.kind === 'unknown') return unknown;
  if (input.kind === 'text') {
    report(state, at.offset, `"${shown(at.text)}" needs an object before the pipe, not plain text`);
    return unknown;
  }
  const provider = providerOf(state.schema, input.type.name);
  if (provider === undefined) {
    const returned = `"${input.text}", which returns ${typeText(input.type)},`;
    report(state, at.offset, `can't pipe ${returned} into "${shown(at.text)}"`);
    return unknown;
  }
  const fn = findFunction(provider.fields.values(), at.text);
  if (fn) return callFunction(fn, words, at, `function "${toKebab(fn.name)}" of ${provider.name}`, state);
  const near = didYouMean(at.text, Array.from(provider.fields.keys(), toKebab));
  report(state, at.offset, `no function "${shown(at.text)}" in type ${provider.name}.${near}`);
  return unknown;
}

function assign(command: CommandNode, state: Interpreter): void {
  for (const node of command.prefix) {
    if (node.type !== 'Assignment' || node.value.type === 'ArrayValue') continue;
    const value = expand(node.value, state);
    state.variables.set(node.name, value.result ?? text);
  }
}

function runCommand(command: CommandNode, input: Result | undefined, state: Interpreter): Result {
  assign(command, state);
  state.problems.push(...command.redirects.flatMap(syntaxErrors));
  if (command.name === undefined) return text;
  const at = expand(command.name, state);
  const words = command.args.map((node) =>
    node.type === 'Word' ? expand(node, state) : {text: node.text, offset: node.pos, expands: false},
  );
  if (at.text !== 'export') state.args.push(...words);
  if (at.result !== undefined) return at.result.kind === 'text' ? unknown : at.result;
  if (isDynamic(at.text)) return unknown;

  if (builtins.has(at.text)) return runBuiltin(words, at, input, state);
  // The interpreter's own builtins, such as `_echo`.
  if (at.text.startsWith('_')) return text;
  if (input !== undefined) return runStage(at, words, input, state);
  return runEntry(at, words, state);
}

function runStatements(statements: readonly Statement[], input: Result | undefined, state: Interpreter): Result {
  let result: Result = text;
  for (const statement of statements) {
    const start = state.args.length;
    result = run(statement.command, input, state);
    state.problems.push(...checkSecrets(state.args.slice(start)));
  }
  return result;
}

/** Visits every branch, because each may run; the results of branches, loops and lists are unknown. */
function run(node: SyntaxNode, input: Result | undefined, state: Interpreter): Result {
  if (node.type === 'Command') return runCommand(node, input, state);
  if (node.type === 'Pipeline') {
    let result: Result | undefined = input;
    for (const command of node.commands) result = run(command, result, state);
    return result ?? unknown;
  }
  forEachChild(node, (child) => run(child, input, state));
  return unknown;
}

/** Parses Dagger Shell code and resolves the types of every pipeline stage. */
export function checkPipelines(code: string, schema: Schema): LineProblem[] {
  const state: Interpreter = {
    schema,
    problems: [],
    variables: new Map([['agent', {kind: 'value', type: {name: 'LLM', list: false, required: true}, text: '$agent'}]]),
    args: [],
  };
  const script = parse(code);
  state.problems.push(...syntaxErrors(script));
  runStatements(script.commands, undefined, state);
  return byLine(code, state.problems);
}
