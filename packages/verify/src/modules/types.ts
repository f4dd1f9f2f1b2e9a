import type {ApiEnum, ApiField, ApiObject, TypeRef} from '@docs-kit/dagger/api/types';

/** An object or an interface. Its functions accept objects where the API's own functions accept their IDs. */
export interface FunctionProvider extends Omit<ApiObject, 'kind'> {
  kind: 'object' | 'interface';
}

/** The public interface of a module. Types have their final GraphQL names. */
export interface ModuleModel {
  /** As in `dagger.json`: `my-module`. */
  name: string;
  /** The name of the main object's type. */
  main: string;
  constructorFunction: ApiField;
  types: Map<string, FunctionProvider | ApiEnum>;
}

/** The placeholder for a type that the sources don't show. */
export const unknownType = '?';

/** What a module's definitions have in common with the API's. */
export function named(name: string): {name: string; typescriptName: string; description: string} {
  return {name, typescriptName: name, description: ''};
}

/** `[Container]` for a list, else `Container`. */
export function typeText({name, list}: TypeRef): string {
  return list ? `[${name}]` : name;
}
