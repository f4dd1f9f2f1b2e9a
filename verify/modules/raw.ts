/** The declarations that a parser finds in a module, in the names and types of its language's SDK. */

export interface RawType {
  /** `String`, `Int`, `Float`, `Boolean`, `Void`, a type of the API, a type of the module, or {@link unknownType}. */
  name: string;
  list: boolean;
  /** True if null, or no value, is allowed. */
  nullable: boolean;
}

export interface RawParameter {
  name: string;
  type: RawType;
  optional: boolean;
}

export interface RawFunction {
  name: string;
  parameters: RawParameter[];
  returns: RawType;
  /** 1-based. */
  line: number;
}

export interface RawObject {
  kind: 'object' | 'interface';
  name: string;
  /** Exposed fields are functions without parameters here. */
  functions: RawFunction[];
  constructorFunction?: RawFunction;
  file: string;
  line: number;
}

interface RawEnum {
  kind: 'enum';
  name: string;
  members: string[];
  file: string;
  line: number;
}

export type RawDefinition = RawObject | RawEnum;

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  file: string;
  text: string;
}

/** The placeholder for a type that a parser couldn't determine; it isn't compared. */
export const unknownType = '?';

/** A plain type. */
export function rawType(name: string, list = false, nullable = false): RawType {
  return {name, list, nullable};
}
