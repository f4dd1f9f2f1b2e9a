import type {TypeRef} from '../../src/content/api/types';

/** Where something stands in a sample's sources. */
export interface SourcePlace {
  /** Relative to the project's root, with forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
}

export interface Parameter {
  /** The GraphQL name: `baseImage`. */
  name: string;
  /** The flag on the command line, without dashes: `base-image`. */
  flag: string;
  type: TypeRef;
  /** False where a caller may leave it out. */
  required: boolean;
}

export interface CallableFunction {
  /** The GraphQL name: `withExec`. */
  name: string;
  /** The name on the command line: `with-exec`. */
  command: string;
  parameters: Parameter[];
  returns: TypeRef;
  /** Undefined for the functions of the API. */
  place?: SourcePlace;
}

/** An object or an interface: something that has functions. */
export interface FunctionProvider {
  kind: 'object' | 'interface';
  name: string;
  /** False for the types of a module. */
  core: boolean;
  functions: CallableFunction[];
}

export interface EnumDefinition {
  kind: 'enum';
  name: string;
  members: string[];
}

/** What a module offers, whichever language it is written in. Types have their final GraphQL names. */
export interface ModuleModel {
  /** As in `dagger.json`: `my-module`. */
  name: string;
  language: string;
  /** The name of the main object's type. */
  main: string;
  constructorFunction: CallableFunction;
  types: Map<string, FunctionProvider | EnumDefinition>;
}
