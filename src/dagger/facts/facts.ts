import claims from './claims.json';
import commandsFile from './commands.json';
import configuration from './configuration.json';
import currentPages from './current-pages.json';
import environment from './environment.json';
import fates from './fates.json';
import later from './later.json';
import oldAnchors from './old-anchors.json';
import sinceFile from './since.json';
import tools from './tools.json';

export interface CommandFlag {
  /** Without dashes: `progress`. */
  name: string;
  /** One letter, without a dash. */
  short?: string;
  /** `list` may be repeated or contain commas; `count` may be repeated and takes no value, like `boolean`. */
  type: 'string' | 'list' | 'boolean' | 'count' | 'duration' | 'label';
  /** The only accepted values. */
  values?: string[];
  default?: string;
  /** The value if the flag is written without `=value`; if this is missing, the flag requires a value. */
  withoutValue?: string;
  /** The environment variable that sets the default. */
  environment?: string;
  hidden?: boolean;
  description: string;
}

export interface Command {
  /** In full: `dagger client install`. */
  name: string;
  usage: string;
  /** Aliases of the last word: `r` for `dagger run`. */
  aliases?: string[];
  group?: string;
  hidden?: boolean;
  experimental?: boolean;
  /** The number of positional arguments; without `max`, any number. */
  arguments: {min: number; max?: number};
  /** True if functions of a module or of the core API follow as subcommands. */
  functions?: boolean;
  /** True if the rest of the line is another program's command. */
  wraps?: boolean;
  description: string;
  flags: CommandFlag[];
}

export interface Commands {
  globalFlags: CommandFlag[];
  /** By full name. */
  commands: Map<string, Command>;
}

export interface EnvironmentVariable {
  name: string;
  /** The source files that read it, or the program; `none` if pages only use the name in their own commands. */
  readIn: string;
  /** True if `name` is only a prefix. */
  prefix?: boolean;
}

/** Names in running text that don't belong to Dagger. */
export interface Tools {
  /** Flags of other programs and of the samples' functions, without dashes. */
  flags: string[];
  /** Dotted names that look like API names: `Math.max`, or `Math` for all its members. */
  names: string[];
}

/** What a page says about another product, which may change it. */
export interface Claim {
  /** Without extension: `ci/integrations/tekton`. */
  page: string;
  /** As on the page, apart from line breaks. */
  claim: string;
  /** Addresses that confirmed it. */
  sources: string[];
  /** `2026-01-31` */
  checked: string;
}

export interface LaterName {
  /** As written in running text: `Changeset`, `Directory.chown`, `dagger check`; a flag without dashes. */
  name: string;
  /** The release that introduced it. */
  since: string;
}

/** What releases after 0.18.19 introduced, as far as the upgrade pages mention it. */
export interface LaterNames {
  /** Types, fields and enum values. */
  api: LaterName[];
  commands: LaterName[];
  flags: LaterName[];
  environment: LaterName[];
}

/** Maps a symbol (`Type`, `Type.member`, `Type.member(argument)`) to the 0.18 release that introduced it. */
export type Since = ReadonlyMap<string, string>;

/** How the API's types and members fared up to a later release. */
export interface Fates {
  /** The latest release that they were compared with. */
  release: string;
  /** Maps members (`Type.member`) that it no longer has to the release that removed them. No type is gone. */
  removed: ReadonlyMap<string, string>;
}

interface CommandsFile extends Pick<Commands, 'globalFlags'> {
  sharedFlags: CommandFlag[];
  commands: (Omit<Command, 'flags'> & {flags: (string | CommandFlag)[]})[];
}

/** A JSON Schema. */
export type JsonSchema = Record<string, unknown>;

/**
 * The command line in 0.18.14.
 *
 * @throws if a command names a shared flag that doesn't exist
 */
export function loadCommands(): Commands {
  const {globalFlags, sharedFlags, commands} = commandsFile as CommandsFile;
  const resolve = (command: string, flag: string | CommandFlag): CommandFlag => {
    const found = typeof flag === 'string' ? sharedFlags.find(({name}) => name === flag) : flag;
    if (found) return found;
    throw new Error(
      `src/dagger/facts/commands.json: ${command}: no shared flag ${JSON.stringify(flag)}. Add it to sharedFlags.`,
    );
  };
  const resolved = commands.map((command): [string, Command] => [
    command.name,
    {...command, flags: command.flags.map((flag) => resolve(command.name, flag))},
  ]);
  return {globalFlags, commands: new Map(resolved)};
}

/** The environment variables in 0.18.14. */
export const loadEnvironment = (): EnvironmentVariable[] => environment.variables;

/** JSON Schemas by file name: `dagger.json`, `engine.json`, `engine.toml`. */
export const loadConfigurationSchemas = (): Record<string, JsonSchema> => configuration.files;

/** Names of other programs. */
export const loadTools = (): Tools => tools;

/** Claims about other products. */
export const loadClaims = (): Claim[] => claims.claims;

/** Names from later releases. */
export const loadLater = (): LaterNames => later;

/** Each page's address in the current documentation. */
export const loadCurrentPages = (): Record<string, string> => currentPages;

/**
 * Anchors of the official pages of this version that our pages lack: by route, the id of the heading that answers the
 * same question, or `''` for the top of the page.
 */
export const loadOldAnchors = (): Record<string, Record<string, string>> => oldAnchors;

/** What later 0.18 releases introduced. Members of a listed symbol aren't listed again. */
export const loadSince = (): Since => releasesByName(sinceFile);

/** What became of the API after 0.18. */
export const loadFates = (): Fates => ({...fates, removed: releasesByName(fates.removed)});

function releasesByName(releases: Record<string, string[]>): Map<string, string> {
  return new Map(Object.entries(releases).flatMap(([release, names]) => names.map((name) => [name, release])));
}

/** The release that introduced a symbol or its parent; undefined if 0.18.14 has it. */
export function sinceOf(since: Since, symbol: string): string | undefined {
  const [type = '', member] = symbol.replace(/\(.*$/, '').split('.');
  return since.get(symbol) ?? (member ? since.get(`${type}.${member}`) : undefined) ?? since.get(type);
}
