import type {ApiEnum, ApiField, ApiObject, TypeRef} from '@docs-kit/dagger/api/types';

/** A position in a sample's sources. */
export interface SourcePlace {
  /** Absolute. */
  file: string;
  /** 1-based. */
  line: number;
}

/** A function with objects as arguments, where the API's own functions have their IDs. */
export interface CallableFunction extends ApiField {
  /** Undefined for functions of the API. */
  place?: SourcePlace;
}

/** An object or an interface. */
export interface FunctionProvider extends Omit<ApiObject, 'kind' | 'fields'> {
  kind: 'object' | 'interface';
  /** By GraphQL name. */
  fields: Map<string, CallableFunction>;
}

/** The public interface of a module in any language. Types have their final GraphQL names. */
export interface ModuleModel {
  /** As in `dagger.json`: `my-module`. */
  name: string;
  language: string;
  /** The name of the main object's type. */
  main: string;
  constructorFunction: CallableFunction;
  types: Map<string, FunctionProvider | ApiEnum>;
}

/** What a module's definitions have in common with the API's. */
export function named(name: string): {name: string; typescriptName: string; description: string} {
  return {name, typescriptName: name, description: ''};
}

/** `[Container]` for a list, else `Container`. */
export function typeText({name, list}: TypeRef): string {
  return list ? `[${name}]` : name;
}
