import {findType} from './model';
import {apiName} from './names';
import type {ApiArgument, ApiEnumValue, ApiField, ApiModel, ApiType} from './types';

/** What a name in prose refers to. */
export type ApiName =
  | {kind: 'found'; /** Path and anchor in the TypeScript reference, below the site's base path. */ path: string}
  | {kind: 'unknown'; type: string; member: string; /** The members that do exist. */ known: string[]}
  /** Not a name of the API. */
  | {kind: 'other'};

const pages = '/reference/typescript/api/client.gen';
/** GraphQL's built-in scalars, which have no page because the SDK doesn't export them. */
const builtIn = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);
const folders: Record<ApiType['kind'], string> = {
  object: 'classes',
  enum: 'enumerations',
  scalar: 'type-aliases',
  input: 'type-aliases',
};

/** The page of a type. The underscore of `Module_` and `Function_` isn't part of its address. */
function pageOf(type: ApiType): string {
  return `${pages}/${folders[type.kind]}/${apiName(type.typescriptName)}`;
}

/** The members of a type that have an anchor on its page. */
function membersOf(type: ApiType): (ApiField | ApiArgument | ApiEnumValue)[] {
  if ('fields' in type) return [...type.fields.values()];
  return type.kind === 'enum' ? [...type.values.values()] : [];
}

function anchorOf(type: ApiType, member: string): string | undefined {
  const found = membersOf(type).find(({name, typescriptName}) => [name, typescriptName].includes(member));
  return (found?.typescriptName ?? found?.name)?.toLowerCase();
}

/**
 * Finds what inline code refers to: `Container`, `Container.withExec`, `Container.withExec()`,
 * `CacheSharingMode.LOCKED`, `dag`, `dag.container()`.
 */
export function findApiName(model: ApiModel, code: string): ApiName {
  const match = /^(dag|[A-Z][A-Za-z0-9]*_?)(?:\.([A-Za-z_]\w*)(?:\(\))?)?$/.exec(code);
  const [, typeName, member] = match ?? [];
  const type = typeName === undefined ? undefined : findType(model, typeName === 'dag' ? 'Query' : typeName);
  if (typeName === undefined || !type || builtIn.has(type.name)) return {kind: 'other'};

  if (member === undefined) return {kind: 'found', path: typeName === 'dag' ? `${pages}/variables/dag` : pageOf(type)};

  const anchor = anchorOf(type, member);
  if (anchor === undefined && typeName === 'dag') {
    // Dependencies add their own functions to `dag`.
    return {kind: 'other'};
  }
  return anchor === undefined
    ? {kind: 'unknown', type: typeName, member, known: membersOf(type).map(({name}) => name)}
    : {kind: 'found', path: `${pageOf(type)}#${anchor}`};
}
