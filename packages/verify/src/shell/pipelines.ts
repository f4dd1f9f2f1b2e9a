import {
  forEachChild,
  parse,
  type Command as CommandNode,
  type CommandExpansionPart,
  type Redirection,
  type Statement,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import {standardLibrary} from '@docs-kit/dagger/api/commands';
import {toKebab} from '@docs-kit/dagger/api/names';
import type {ApiArgument, TypeRef} from '@docs-kit/dagger/api/types';
import type {LineProblem} from '../types/snippets';
import {unknownType} from '../modules/raw';
import {named, typeText, type CallableFunction, type FunctionProvider, type ModuleModel} from '../modules/types';
import {builtins, commandBuiltins, interpreterBuiltins} from './builtins';
import {checkDaggerCommand, type CommandContext} from './dagger';
import {parseFlags, type FlagSpec} from './flags';
import {findFunction, functionsOf, hasFlag, providerOf, type Schema} from './schema';
import {byLine} from './scripts';
import {checkSecrets} from './secrets';
import {didYouMean} from './suggest';
import {checkValue} from './values';
import {dynamic, isDynamic, partText, shown, syntaxErrors, type Problem, type ShellWord} from './words';

/** The result of a command. */
type Result =
  | {kind: 'value'; type: TypeRef; text: string}
  /** What `.stdlib`, `.core` and `.deps` offer, under their names. */
  | {kind: 'functions'; provider: FunctionProvider}
  | {kind: 'text'}
  | {kind: 'unknown'};

/** A word after expansion. */
interface Expanded extends ShellWord {
  /** Set if the whole word is the result of one pipeline. */
  result?: Result;
  /** The same for the value of `--flag=`. */
  flagResult?: Result;
}

interface Interpreter {
  context: CommandContext;
  problems: Problem[];
  variables: Map<string, Result>;
  /** True once the working directory, and therefore the module, may have changed. */
  moved: {value: boolean};
  /** The arguments of earlier commands, except those of `export`, which writes to its path. */
  args: ShellWord[];
}

const unknown: Result = {kind: 'unknown'};
const text: Result = {kind: 'text'};
const modulePath = /^\.{1,2}$|\/|^[\w.-]+@[\w.-]+:/;

function report(state: Interpreter, offset: number, message: string): void {
  state.problems.push({offset, message});
}

function expandSubstitution(part: CommandExpansionPart, state: Interpreter): Result {
  const {script} = part;
  if (script === undefined) return unknown;
  const inner: Interpreter = {...state, variables: new Map(state.variables)};
  reportSyntax(syntaxErrors(script), inner);
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
    case 'ParameterExpansion': {
      const plain = part.operation === undefined && part.prefix === undefined;
      return {text: dynamic, result: (plain ? state.variables.get(part.parameter) : undefined) ?? unknown};
    }
    case 'CommandExpansion':
      return {text: dynamic, result: expandSubstitution(part, state)};
    case 'ArithmeticExpansion':
      return {text: dynamic, result: unknown};
    default:
      return {text: partText(part)};
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
  const [flag, value] = parts;
  const isFlag = parts.length === 2 && flag !== undefined && /^--[\w-]+=$/.test(flag.text);
  if (isFlag && value?.result !== undefined) return {text: joined, offset, expands: false, flagResult: value.result};
  return {text: joined, offset, expands};
}

function describe(fn: CallableFunction, name: string): string {
  const required = fn.args.filter(({optional}) => !optional);
  return [name, ...required.map((arg) => `<${toKebab(arg.name)}>`)].join(' ');
}

/** Checks whether a pipeline's result can be passed to an argument. */
function checkHandedValue(schema: Schema, parameter: ApiArgument, result: Result): string | undefined {
  const {type: wanted} = parameter;
  if (result.kind === 'functions') return `${result.provider.name} isn't a value`;
  if (result.kind !== 'value') return undefined;
  const fits = providerOf(schema, result.type.name)
    ? result.type.name === wanted.name || schema.types.get(wanted.name)?.kind === 'interface'
    : !providerOf(schema, wanted.name) || hasFlag(schema, parameter);
  return fits ? undefined : `it is a ${typeText(result.type)}, not a ${typeText(wanted)}`;
}

function checkArgument(parameter: ApiArgument, value: Expanded, owner: string, state: Interpreter): void {
  const {schema} = state.context;
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
  fn: CallableFunction,
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
  for (const problem of parsed.problems) {
    const positional = required
      .map(({name}) => toKebab(name))
      .find((name) => problem.message.startsWith(`unknown flag --${name} `));
    const short = problem.message.startsWith('unknown flag -') && !problem.message.startsWith('unknown flag --');
    if (positional !== undefined) {
      const message = `${positional} of ${owner} is required, so it is given by position: ${describe(fn, at.text)}`;
      state.problems.push({...problem, message});
    } else if (short) {
      state.problems.push({...problem, message: `${problem.message}; put -- before arguments that start with a dash`});
    } else {
      state.problems.push(problem);
    }
  }
  for (const {flag, value, word} of parsed.given) {
    const parameter = optional.find(({name}) => toKebab(name) === flag.name);
    if (parameter === undefined || value === undefined) continue;
    const result = word.result ?? word.flagResult;
    checkArgument(parameter, {...word, text: value, ...(result && {result})}, owner, state);
  }
  if (parsed.problems.length > 0) return;
  const {positional} = parsed;
  if (parsed.beforeDashes === 1) {
    report(state, at.offset, `-- must come before the first argument of ${owner}, or that argument is lost`);
    return;
  }
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
    const [flag] = flags;
    const hint = flag === undefined ? '' : `; optional arguments are flags, such as --${flag.name}`;
    const limit = `${owner} takes ${required.length} argument(s) by position`;
    report(state, tooMany.offset, `${limit}, so "${shown(tooMany.text)}" is too many${hint}`);
  }
  positional.slice(0, required.length).forEach((word, index) => {
    const parameter = required[index];
    if (parameter !== undefined && !word.expands) checkArgument(parameter, word, owner, state);
  });
}

function callFunction(
  fn: CallableFunction,
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

function reportMissing(provider: FunctionProvider, {text: name, offset}: Expanded, state: Interpreter): void {
  const near = didYouMean(name, Array.from(provider.fields.keys(), toKebab));
  const owner = provider.name.startsWith('.') ? provider.name : `type ${provider.name}`;
  report(state, offset, `no function "${shown(name)}" in ${owner}.${near}`);
}

function checkHelp(words: readonly Expanded[], input: Result | undefined, state: Interpreter): void {
  const [topic] = words;
  const {schema} = state.context;
  if (topic === undefined || isDynamic(topic.text)) return;
  if (input !== undefined) {
    const provider = providerAfter(input, schema);
    if (provider && !findFunction(provider.fields.values(), topic.text)) reportMissing(provider, topic, state);
    return;
  }
  if (schema.foreign === true || state.moved.value) return;
  const {text: name, offset} = topic;
  const entries = entryNames(schema);
  if (builtins.has(name) || schema.types.has(name) || modulePath.test(name) || entries.has(name)) return;
  report(state, offset, `.help doesn't list "${name}".${didYouMean(name, [...entries, ...schema.types.keys()])}`);
}

function runBuiltin(words: readonly Expanded[], at: Expanded, input: Result | undefined, state: Interpreter): Result {
  const {text: name, offset} = at;
  if (commandBuiltins.has(name)) {
    const command = {text: name.slice(1), offset, expands: false};
    state.problems.push(...checkDaggerCommand([command, ...words], offset, undefined, state.context));
  }
  if (name === '.cd') state.moved.value = true;
  if (name === '.help') checkHelp(words, input, state);
  return offeredBy(name, at, state);
}

/** The functions that `.stdlib`, `.core` or `.deps` offer; the other builtins print text. */
function offeredBy(name: string, at: Expanded, state: Interpreter): Result {
  const {schema} = state.context;
  const offer = (functions: CallableFunction[]): Result => ({
    kind: 'functions',
    provider: {...named(name), kind: 'object', fields: new Map(functions.map((fn) => [fn.name, fn]))},
  });
  const core = functionsOf(schema, 'Query');
  if (name === '.core') return offer(core);
  if (name === '.stdlib') return offer(core.filter((fn) => standardLibrary.has(toKebab(fn.name))));
  if (name !== '.deps') return text;
  if (schema.foreign === true) return unknown;
  if (schema.module === undefined) report(state, at.offset, '.deps needs a module; name its sample');
  return offer([...schema.dependencies.values()].map((module) => ({...module.constructorFunction, name: module.name})));
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
  const {schema} = state.context;
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
  if (modulePath.test(name) || schema.foreign === true || state.moved.value) return unknown;
  if (interpreterBuiltins.has(name)) {
    const dotted = builtins.has(`.${name}`) ? `.${name}` : `_${name}`;
    report(state, at.offset, `"${name}" is looked up as a function; write ${dotted}`);
    return unknown;
  }
  const near = core ? ` Did you mean ".core | ${toKebab(core.name)}"?` : didYouMean(name, entryNames(schema));
  report(state, at.offset, `function or module "${shown(name)}" not found.${near}`);
  return unknown;
}

/** What can be called after a pipe. */
function providerAfter(input: Result, schema: Schema): FunctionProvider | undefined {
  if (input.kind === 'functions') return input.provider;
  return input.kind === 'value' ? providerOf(schema, input.type.name) : undefined;
}

function runStage(at: Expanded, words: readonly Expanded[], input: Result, state: Interpreter): Result {
  if (input.kind === 'unknown') return unknown;
  if (input.kind === 'text') {
    report(state, at.offset, `"${shown(at.text)}" needs an object before the pipe, not plain text`);
    return unknown;
  }
  const provider = providerAfter(input, state.context.schema);
  const fn = provider && findFunction(provider.fields.values(), at.text);
  if (fn) {
    const name = `"${toKebab(fn.name)}"`;
    const owner = input.kind === 'functions' ? name : `function ${name} of ${provider.name}`;
    return callFunction(fn, words, at, owner, state);
  }
  if (provider) {
    reportMissing(provider, at, state);
  } else if (input.kind === 'value') {
    const returned = `"${input.text}", which returns ${typeText(input.type)},`;
    report(state, at.offset, `can't pipe ${returned} into "${shown(at.text)}"`);
  }
  return unknown;
}

function checkRedirections(redirections: readonly Redirection[], state: Interpreter): void {
  for (const redirection of redirections) reportSyntax(syntaxErrors(redirection), state);
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
  checkRedirections(command.redirects, state);
  if (command.name === undefined) return text;
  const at = expand(command.name, state);
  const words = command.args.map((node) =>
    node.type === 'Word' ? expand(node, state) : {text: node.text, offset: node.pos, expands: false},
  );
  if (at.text !== 'export') state.args.push(...words);
  if (at.result !== undefined) return at.result.kind === 'text' ? unknown : at.result;
  if (isDynamic(at.text)) return unknown;

  if (builtins.has(at.text)) return runBuiltin(words, at, input, state);
  if (at.text.startsWith('_') && interpreterBuiltins.has(at.text.slice(1))) return text;
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

/** Visits every branch, because each may run; the results of branches and loops are unknown. */
function run(node: SyntaxNode, input: Result | undefined, state: Interpreter): Result {
  switch (node.type) {
    case 'Command':
      return runCommand(node, input, state);
    case 'Pipeline': {
      let result: Result | undefined = input;
      for (const command of node.commands) result = run(command, result, state);
      return result ?? unknown;
    }
    case 'CompoundList':
      return runStatements(node.commands, input, state);
    case 'BraceGroup':
      return run(node.body, input, state);
    case 'Subshell':
      return run(node.body, input, {...state, variables: new Map(state.variables)});
    case 'Redirected':
      checkRedirections(node.redirects, state);
      return run(node.command, input, state);
    case 'Word':
      expand(node, state);
      return unknown;
    case 'For':
      state.variables.set(node.name.value, text);
      break;
    default:
  }
  // Branches, loops and lists such as `a && b`.
  forEachChild(node, (child) => run(child, input, state));
  return unknown;
}

function reportSyntax(problems: readonly Problem[], state: Interpreter): void {
  for (const {offset, message} of problems) report(state, offset, message);
}

/** Parses Dagger Shell code and resolves the types of every pipeline stage. */
export function checkPipelines(code: string, context: CommandContext): LineProblem[] {
  const state: Interpreter = {
    context,
    problems: [],
    variables: new Map([['agent', {kind: 'value', type: {name: 'LLM', list: false, required: true}, text: '$agent'}]]),
    moved: {value: false},
    args: [],
  };
  const script = parse(code);
  reportSyntax(syntaxErrors(script), state);
  runStatements(script.commands, undefined, state);
  return byLine(code, state.problems);
}
