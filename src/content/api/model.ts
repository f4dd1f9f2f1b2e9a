import {site} from '../../config/site';
import {readDeclarations} from './declarations';
import {normalizeName} from './names';
import type {ApiField, ApiModel, ApiObject, ApiType, ApiVersion, TypeRef} from './types';

const models = new Map<ApiVersion, ApiModel>();

/**
 * The API of a release (by default, the snapshot's), derived from the declarations of the installed SDK package on the
 * first call and then memoized.
 */
export function loadApi(version: ApiVersion = site.version): ApiModel {
  let model = models.get(version);
  if (!model) {
    model = {version, types: readDeclarations(version)};
    models.set(version, model);
  }
  return model;
}

/** Finds a type by its GraphQL or TypeScript name: `Query` and `Client` both return the root. */
export function findType(model: ApiModel, name: string): ApiType | undefined {
  return model.types.get(name) ?? [...model.types.values()].find((type) => type.typescriptName === name);
}

/** Finds an object type by its GraphQL or TypeScript name. */
export function findObject(model: ApiModel, name: string): ApiObject | undefined {
  const type = findType(model, name);
  return type?.kind === 'object' ? type : undefined;
}

/** Finds a field of an object type in any naming style: `withExec`, `with-exec`, `WithExec`, `with_exec`, `import_`. */
export function findField(type: ApiObject, name: string): ApiField | undefined {
  const exact = type.fields.get(name);
  if (exact) return exact;
  const key = normalizeName(name);
  return [...type.fields.values()].find((field) => normalizeName(field.name) === key);
}

/** The object that an ID scalar refers to: `ContainerID` returns `Container`; other names return undefined. */
export function objectOfId(model: ApiModel, name: string): ApiObject | undefined {
  return name.endsWith('ID') ? findObject(model, name.slice(0, -2)) : undefined;
}

/** Formats a type reference as GraphQL: `[String!]!`. */
export function formatTypeRef({name, list, required}: TypeRef): string {
  return `${list ? `[${name}!]` : name}${required ? '!' : ''}`;
}
