/** The builtin commands of Dagger Shell. */

export interface Builtin {
  name: string;
  /** Maximum and minimum number of arguments. */
  maximum: number;
  minimum: number;
  /** False if it must be the first stage of a pipeline. */
  piped: boolean;
  /** The CLI command with the same arguments that it runs. */
  command?: string;
}

const first = (name: string, maximum: number, minimum = 0): Builtin => ({name, maximum, minimum, piped: false});
const anywhere = (name: string, maximum: number): Builtin => ({name, maximum, minimum: 0, piped: true});
const commandLine = (name: string): Builtin => ({...first(`.${name}`, Infinity), command: `dagger ${name}`});

const all: Builtin[] = [
  anywhere('.help', 1),
  anywhere('.echo', Infinity),
  anywhere('.exit', 1),
  first('.printenv', 1),
  first('.wait', Infinity),
  first('.types', 0),
  first('.refresh', 0),
  first('.debug', 0),
  first('.cd', 1),
  first('.pwd', 0),
  first('.ls', 1),
  first('.deps', 0),
  first('.stdlib', 0),
  first('.core', Infinity),
  first('.shell', 0),
  first('.prompt', 0),
  first('.clear', 0),
  first('.compact', 0),
  first('.history', 0),
  first('.model', 1, 1),
  commandLine('login'),
  commandLine('logout'),
  commandLine('install'),
  commandLine('uninstall'),
  commandLine('update'),
];

/** Keyed by name, with the dot. */
export const builtins: ReadonlyMap<string, Builtin> = new Map(all.map((builtin) => [builtin.name, builtin]));

/** The interpreter's own builtins, available as `_echo` and so on, because a function may have the plain name. */
export const interpreterBuiltins: ReadonlySet<string> = new Set([
  'true',
  ':',
  'false',
  'exit',
  'set',
  'shift',
  'unset',
  'echo',
  'printf',
  'break',
  'continue',
  'pwd',
  'cd',
  'wait',
  'builtin',
  'trap',
  'type',
  'source',
  '.',
  'command',
  'dirs',
  'pushd',
  'popd',
  'umask',
  'alias',
  'unalias',
  'fg',
  'bg',
  'getopts',
  'eval',
  'test',
  '[',
  'exec',
  'return',
  'read',
  'mapfile',
  'readarray',
  'shopt',
]);
