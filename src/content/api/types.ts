/** The shapes of the API model: what exists in one release of the engine's API. */
import type {site} from '../../config/site';

/** The releases whose declarations are installed: what is verified, and what the reference shows. */
export type ApiVersion = typeof site.version | '0.18.19';

/** A GraphQL type reference, read from outside in: `[Container!]!` is a non-null list of non-null containers. */
export interface TypeRef {
  /** The GraphQL name of the innermost type: `Container`, `ContainerID`, `String`, `Int`, `CacheSharingMode`. */
  name: string;
  list: boolean;
  /**
   * False for an argument that may be left out or null, and for a result of type `Void`. The declarations do not tell
   * which other results can be null, so those are all true.
   */
  required: boolean;
}

export interface ApiArgument {
  /** The GraphQL name, camelCase. */
  name: string;
  /** The parameter's name in the TypeScript SDK: `enum_` for `enum`. Equal to `name` but for reserved words. */
  typescriptName: string;
  /** Objects are passed by id: an argument of the class `Container` has the type `ContainerID`. */
  type: TypeRef;
  /** True where a caller may leave it out. */
  optional: boolean;
  /** Markdown, may be empty. */
  description: string;
}

export interface ApiField {
  /** The GraphQL name, camelCase: `withExec`. */
  name: string;
  /** The member's name in the TypeScript SDK: `import_` for `import`. Equal to `name` but for reserved words. */
  typescriptName: string;
  /** Required arguments first, each group in the order of the declarations. */
  args: ApiArgument[];
  /** As in GraphQL: `sync` of a container returns a `ContainerID` (see `objectOfId`). */
  returns: TypeRef;
  description: string;
  /** The reason, where the field is deprecated. */
  deprecated?: string;
  experimental?: boolean;
}

export interface ApiObject {
  kind: 'object';
  name: string;
  /** The class: `Client` for `Query`, `Function_` for `Function`. */
  typescriptName: string;
  description: string;
  fields: Map<string, ApiField>;
}

export interface ApiEnumValue {
  /** The GraphQL name: `LOCKED`. */
  name: string;
  /** The member in the TypeScript SDK (`Locked`), where it has one of its own. */
  typescriptName?: string;
  description: string;
}

export interface ApiEnum {
  kind: 'enum';
  name: string;
  typescriptName: string;
  description: string;
  values: Map<string, ApiEnumValue>;
}

export interface ApiScalar {
  kind: 'scalar';
  name: string;
  typescriptName: string;
  description: string;
}

export interface ApiInput {
  kind: 'input';
  name: string;
  typescriptName: string;
  description: string;
  fields: Map<string, ApiArgument>;
}

export type ApiType = ApiObject | ApiEnum | ApiScalar | ApiInput;

export interface ApiModel {
  version: ApiVersion;
  /** By GraphQL name; the root is `Query` (`Client` in the SDKs). GraphQL's own scalars are not listed. */
  types: Map<string, ApiType>;
}
