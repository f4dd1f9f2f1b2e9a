/**
 * The declarations in a module, in the names and types of its language's SDK. The programs in the languages' `toolchain`
 * folders print them as JSON.
 */
import {execFileSync, type ExecFileSyncOptions} from 'node:child_process';

export interface RawType {
  /** `String`, `Int`, `Float`, `Boolean`, `Void`, a type of the API, a type of the module, or {@link unknownType}. */
  name: string;
  list: boolean;
  /** True if null, or no value, is allowed. */
  nullable: boolean;
}

/** A declaration that users see. */
export interface Described {
  name: string;
  /** The missing description, such as `Doc()`, and the 1-based line where it's missing. */
  missing?: {what: string; line: number};
}

export interface RawParameter extends Described {
  type: RawType;
  optional: boolean;
}

export interface RawFunction extends Described {
  parameters: RawParameter[];
  returns: RawType;
  /** 1-based. */
  line: number;
}

export interface RawObject extends Described {
  kind: 'object' | 'interface';
  /** Exposed fields are functions without parameters here. */
  functions: RawFunction[];
  constructorFunction?: RawFunction;
  /** Absolute. */
  file: string;
  line: number;
}

interface RawEnum extends Described {
  kind: 'enum';
  members: string[];
  file: string;
  line: number;
}

export type RawDefinition = RawObject | RawEnum;

export interface SourceFile {
  /** Absolute. */
  file: string;
  source: string;
}

/** The placeholder for a type that a parser couldn't determine; it isn't compared. */
export const unknownType = '?';

/** A plain type. */
export function rawType(name: string, list = false, nullable = false): RawType {
  return {name, list, nullable};
}

/** Reads what modules expose, each from its files. Readers may return null for a module that can't be parsed. */
export type ModuleReader = (modules: readonly (readonly SourceFile[])[]) => (RawDefinition[] | null)[];

/**
 * A reader that runs a program, which reads one line per module with its files, separated by tabs.
 *
 * @throws if the program fails
 */
export function printedBy(
  command: () => [program: string, ...args: string[]],
  options: ExecFileSyncOptions = {},
): ModuleReader {
  return (modules) => {
    if (modules.length === 0) return [];
    const [program, ...args] = command();
    const input = modules.map((files) => files.map(({file}) => file).join('\t')).join('\n');
    const output = execFileSync(program, args, {...options, input, encoding: 'utf8', maxBuffer: Infinity});
    return JSON.parse(output) as (RawDefinition[] | null)[];
  };
}
