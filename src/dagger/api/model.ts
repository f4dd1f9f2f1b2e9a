import {memoize} from '@docs-kit/base/memoize';
import {version as snapshot} from '../version';
import {readDeclarations} from './declarations';
import type {ApiModel, ApiObject, ApiType, ApiVersion, TypeRef} from './types';

const load = memoize((version: ApiVersion): ApiModel => ({version, types: readDeclarations(version)}));

/** The API of a release (by default, the snapshot's), derived from the declarations of the installed SDK package. */
export const loadApi = (version: ApiVersion = snapshot): ApiModel => load(version);

/** Finds a type by its GraphQL or TypeScript name: `Query` and `Client` both return the root. */
export function findType(model: ApiModel, name: string): ApiType | undefined {
  return model.types.get(name) ?? [...model.types.values()].find((type) => type.typescriptName === name);
}

/** Finds an object type by its GraphQL or TypeScript name. */
export function findObject(model: ApiModel, name: string): ApiObject | undefined {
  const type = findType(model, name);
  return type?.kind === 'object' ? type : undefined;
}

/** The object that an ID scalar refers to: `ContainerID` returns `Container`; other names return undefined. */
export function objectOfId(model: ApiModel, name: string): ApiObject | undefined {
  return name.endsWith('ID') ? findObject(model, name.slice(0, -2)) : undefined;
}

/** Formats a type reference as GraphQL: `[String!]!`. */
export function formatTypeRef({name, list, required}: TypeRef): string {
  return `${list ? `[${name}!]` : name}${required ? '!' : ''}`;
}
