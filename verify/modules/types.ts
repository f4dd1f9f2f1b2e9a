import type {TypeRef} from '../../src/content/api/types';

/** A position in a sample's sources. */
export interface SourcePlace {
  /** Absolute. */
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
  /** False if a caller may omit it. */
  required: boolean;
}

export interface CallableFunction {
  /** The GraphQL name: `withExec`. */
  name: string;
  /** The name on the command line: `with-exec`. */
  command: string;
  parameters: Parameter[];
  returns: TypeRef;
  /** Undefined for functions of the API. */
  place?: SourcePlace;
}

/** An object or an interface. */
export interface FunctionProvider {
  kind: 'object' | 'interface';
  name: string;
  /** False for the module's own types. */
  core: boolean;
  functions: CallableFunction[];
}

export interface EnumDefinition {
  kind: 'enum';
  name: string;
  members: string[];
}

/** The public interface of a module in any language. Types have their final GraphQL names. */
export interface ModuleModel {
  /** As in `dagger.json`: `my-module`. */
  name: string;
  language: string;
  /** The name of the main object's type. */
  main: string;
  constructorFunction: CallableFunction;
  types: Map<string, FunctionProvider | EnumDefinition>;
}
