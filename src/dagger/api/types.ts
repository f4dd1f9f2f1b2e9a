/** The types of the API model, which describes one release of the engine's API. */
import type {version} from '../version';

/** The releases whose declarations are installed: the verified one, and the one that the reference documents. */
export type ApiVersion = typeof version | '0.18.19';

/** A GraphQL type reference, read from outside in: `[Container!]!` is a non-null list of non-null containers. */
export interface TypeRef {
  /** The GraphQL name of the innermost type: `Container`, `ContainerID`, `String`, `Int`, `CacheSharingMode`. */
  name: string;
  list: boolean;
  /**
   * False for an argument that may be omitted or null, and for a result of type `Void`. The declarations don't show
   * which other results can be null, so those are all true.
   */
  required: boolean;
}

export interface ApiArgument {
  /** The GraphQL name, camelCase. */
  name: string;
  /** The parameter's name in the TypeScript SDK: `enum_` for `enum`. Same as `name` except for reserved words. */
  typescriptName: string;
  /** Objects are passed by ID: an argument of the class `Container` has the type `ContainerID`. */
  type: TypeRef;
  /** True if a caller may omit it. */
  optional: boolean;
  /** Markdown; may be empty. */
  description: string;
}

export interface ApiField {
  /** The GraphQL name, camelCase: `withExec`. */
  name: string;
  /** The member's name in the TypeScript SDK: `import_` for `import`. Same as `name` except for reserved words. */
  typescriptName: string;
  /** Required arguments first; each group is in the order of the declarations. */
  args: ApiArgument[];
  /** As in GraphQL: a container's `sync` returns a `ContainerID` (see `objectOfId`). */
  returns: TypeRef;
  description: string;
  /** The reason, if the field is deprecated. */
  deprecated?: string;
  experimental?: boolean;
}

interface NamedType {
  name: string;
  /** The name in the TypeScript SDK: `Client` for `Query`, `Function_` for `Function`. */
  typescriptName: string;
  description: string;
}

export interface ApiObject extends NamedType {
  kind: 'object';
  fields: Map<string, ApiField>;
}

export interface ApiEnumValue {
  /** The GraphQL name: `LOCKED`. */
  name: string;
  /** The member in the TypeScript SDK (`Locked`), if it differs. */
  typescriptName?: string;
  description: string;
}

export interface ApiEnum extends NamedType {
  kind: 'enum';
  values: Map<string, ApiEnumValue>;
}

export interface ApiScalar extends NamedType {
  kind: 'scalar';
}

export interface ApiInput extends NamedType {
  kind: 'input';
  fields: Map<string, ApiArgument>;
}

export type ApiType = ApiObject | ApiEnum | ApiScalar | ApiInput;

export interface ApiModel {
  version: ApiVersion;
  /** Keyed by GraphQL name; the root is `Query` (`Client` in the SDKs). GraphQL's built-in scalars aren't included. */
  types: Map<string, ApiType>;
}
