/** The API on the command line and in Dagger Shell. */
import {toKebab} from './names';
import type {ApiArgument, ApiField, ApiModel, ApiObject, ApiType, TypeRef} from './types';

/** Functions that `dagger call` and `dagger core` hide, because they're for SDKs only, or have no useful arguments. */
const hiddenFunctions: ReadonlyMap<string, ReadonlySet<string> | 'all'> = new Map<string, ReadonlySet<string> | 'all'>([
  [
    'Query',
    new Set([
      '_builtinContainer',
      'generatedCode',
      'currentFunctionCall',
      'currentModule',
      'typeDef',
      'sourceMap',
      'function',
      'cacheVolume',
      'setSecret',
      'secret',
      'pipeline',
    ]),
  ],
  ['TypeDef', 'all'],
  ['Function', 'all'],
  ['Module', new Set(['withDescription', 'withObject', 'withInterface', 'withEnum'])],
]);

/** Root functions of the API that Dagger Shell knows without a preceding `.core`. */
export const standardLibrary: ReadonlySet<string> = new Set([
  'cache-volume',
  'container',
  'directory',
  'engine',
  'env',
  'file',
  'git',
  'host',
  'http',
  'llm',
  'secret',
  'set-secret',
  'version',
]);

const flagObjects = new Set([
  'Container',
  'Directory',
  'File',
  'Secret',
  'Service',
  'PortForward',
  'CacheVolume',
  'ModuleSource',
  'Module',
  'Platform',
  'Socket',
  'GitRepository',
  'GitRef',
]);
const notInLists = new Set(['GitRepository', 'GitRef']);
const primitives = new Set(['String', 'Int', 'Float', 'Boolean', 'Void']);

/** A field's arguments on the command line, which accepts objects where the API accepts their IDs. */
export function commandArguments({args}: ApiField, types: ApiModel['types']): ApiArgument[] {
  return args.map((arg) => {
    const object = arg.type.name.endsWith('ID') ? arg.type.name.slice(0, -2) : '';
    return types.get(object)?.kind === 'object' ? {...arg, type: {...arg.type, name: object}} : arg;
  });
}

type Kind = ApiType['kind'] | 'interface';

/**
 * False for arguments without a flag on the command line.
 *
 * @param kind what the type is; undefined if it's unknown
 * @param name the argument's name
 */
export function hasFlag(type: TypeRef, kind: Kind | undefined, name = ''): boolean {
  if (primitives.has(type.name) || kind === undefined || kind === 'scalar' || kind === 'enum') return true;
  if (type.list) return flagObjects.has(type.name) && !notInLists.has(type.name);
  return flagObjects.has(type.name) && name !== 'id';
}

/** Whether the API's root or a type with this field can be used outside the SDKs: types without an ID can't. */
function isReachable({name, fields}: ApiObject, field: ApiField): boolean {
  return field.name !== 'id' && (name === 'Query' || fields.has('id'));
}

/**
 * Whether `dagger call` and `dagger core` have a function of a type. Others are for SDKs, or have arguments that no flag
 * can set.
 */
export function isCommand(
  type: string,
  {name, args}: Pick<ApiField, 'name' | 'args'>,
  types: ReadonlyMap<string, {kind: Kind}>,
): boolean {
  const hidden = hiddenFunctions.get(type);
  const isSettable = (arg: ApiArgument): boolean => hasFlag(arg.type, types.get(arg.type.name)?.kind, arg.name);
  return hidden !== 'all' && hidden?.has(name) !== true && args.every((arg) => arg.optional || isSettable(arg));
}

/** A field's name in `dagger call` and `dagger core`; undefined if they don't have it. */
export function commandName({types}: ApiModel, type: ApiObject, field: ApiField): string | undefined {
  const args = commandArguments(field, types);
  return isReachable(type, field) && isCommand(type.name, {...field, args}, types) ? toKebab(field.name) : undefined;
}

/** A field's name in Dagger Shell, where the functions of the root start a pipeline; undefined for IDs. */
export function shellName(type: ApiObject, field: ApiField): string | undefined {
  const name = toKebab(field.name);
  if (!isReachable(type, field)) return undefined;
  return type.name === 'Query' && !standardLibrary.has(name) ? `.core | ${name}` : name;
}

/** The starts of pipelines whose results are of a type: `dagger core git --url=<url> head` and `git <url> | head`. */
export interface Starts {
  cli?: string;
  shell?: string;
}

/** Finds how the command line and Dagger Shell reach each object type that they can reach in a useful way, by name. */
export function startsOf(api: ApiModel): Map<string, Starts> {
  const required = ({args}: ApiField): string[] => args.filter((arg) => !arg.optional).map(({name}) => toKebab(name));
  const cli = chainsOf(api, (type, field) => commandName(api, type, field) !== undefined);
  const shell = chainsOf(api, (type, field) => /^[^.]/.test(shellName(type, field) ?? ''));
  const command = (field: ApiField): string =>
    [toKebab(field.name), ...required(field).map((name) => `--${name}=<${name}>`)].join(' ');
  const stage = (field: ApiField): string =>
    [toKebab(field.name), ...required(field).map((name) => `<${name}>`)].join(' ');
  const starts = new Map<string, Starts>();
  for (const [type, chain] of cli) starts.set(type, {cli: `dagger core ${chain.map(command).join(' ')}`});
  for (const [type, chain] of shell) starts.set(type, {...starts.get(type), shell: chain.map(stage).join(' | ')});

  starts.set('Query', {cli: 'dagger core'});
  return starts;
}

/** The shortest chain of fields from the root to each object type, by its name; a required argument counts as a field. */
function chainsOf(
  {types}: ApiModel,
  isIncluded: (type: ApiObject, field: ApiField) => boolean,
): Map<string, readonly ApiField[]> {
  const chains = new Map<string, readonly ApiField[]>();
  const waiting: {name: string; chain: readonly ApiField[]; length: number}[] = [{name: 'Query', chain: [], length: 0}];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const {name, chain, length} = next;
    const type = types.get(name);
    // Bindings convert values of every type, but the values have to come from somewhere.
    if (chains.has(name) || type?.kind !== 'object' || name === 'Binding') continue;
    chains.set(name, chain);
    for (const field of type.fields.values()) {
      if (field.returns.list || field.deprecated !== undefined || !isIncluded(type, field)) continue;
      const cost = 1 + field.args.filter(({optional}) => !optional).length;
      waiting.push({name: field.returns.name, chain: [...chain, field], length: length + cost});
    }
    waiting.sort((a, b) => a.length - b.length);
  }
  return chains;
}
