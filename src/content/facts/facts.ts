import commandsFile from './commands.json';
import configurationFile from './configuration.json';
import currentPagesFile from './current-pages.json';
import environmentFile from './environment.json';
import fatesFile from './fates.json';
import laterFile from './later.json';
import oldAnchorsFile from './old-anchors.json';
import sinceFile from './since.json';
import toolsFile from './tools.json';

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
  version: string;
  groups: Record<string, string>;
  globalFlags: CommandFlag[];
  /** By full name. */
  commands: Map<string, Command>;
}

export interface EnvironmentVariable {
  name: string;
  /** The component that reads it: `cli`, `engine`, `sdk`, `session`, `llm`, … */
  scope: string;
  meaning: string;
  /** The source file that reads it. */
  readIn: string;
  /** True if `name` is only a prefix. */
  prefix?: boolean;
  /** The release that introduced it, if known. */
  since?: string;
  /** True if the value may be a secret reference (`op://…`). */
  secretReference?: boolean;
}

/** Names in running text that don't belong to Dagger. */
export interface Tools {
  /** Flags of other programs and of the samples' functions, without dashes. */
  flags: string[];
  /** Dotted names that look like API names: `Math.max`, or `Math` for all its members. */
  names: string[];
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

export type JsonSchema = Record<string, unknown>;

interface CommandsFile extends Omit<Commands, 'commands'> {
  sharedFlags: CommandFlag[];
  commands: (Omit<Command, 'flags'> & {flags: (string | CommandFlag)[]})[];
}

/** The command line in 0.18.14. */
export function loadCommands(): Commands {
  const {sharedFlags, ...file} = commandsFile as CommandsFile;
  const shared = new Map(sharedFlags.map((flag) => [flag.name, flag]));
  const resolve = (flag: string | CommandFlag): CommandFlag => {
    const found = typeof flag === 'string' ? shared.get(flag) : flag;
    if (found) return found;
    throw new Error(`src/content/facts/commands.json: no shared flag ${JSON.stringify(flag)}. Add it to sharedFlags.`);
  };
  const commands = file.commands.map((command): Command => ({...command, flags: command.flags.map(resolve)}));
  return {...file, commands: new Map(commands.map((command) => [command.name, command]))};
}

/** The environment variables in 0.18.14. */
export const loadEnvironment = (): EnvironmentVariable[] => environmentFile.variables;

/** JSON Schemas by file name: `dagger.json`, `engine.json`, `engine.toml`. */
export const loadConfigurationSchemas = (): Record<string, JsonSchema> => configurationFile.files;

/** Names of other programs. */
export const loadTools = (): Tools => toolsFile;

/** Names from later releases. */
export const loadLater = (): LaterNames => laterFile;

/** Each page's address in the current documentation. */
export const loadCurrentPages = (): Record<string, string> => currentPagesFile;

/**
 * Anchors of the official pages of this version that our pages lack: by route, the id of the heading that answers the
 * same question, or `''` for the top of the page.
 */
export const loadOldAnchors = (): Record<string, Record<string, string>> => oldAnchorsFile;

/** What later 0.18 releases introduced. Members of a listed symbol aren't listed again. */
export const loadSince = (): Since => releasesByName(sinceFile);

/** What became of the API after 0.18. */
export const loadFates = (): Fates => ({...fatesFile, removed: releasesByName(fatesFile.removed)});

function releasesByName(releases: Record<string, string[]>): Map<string, string> {
  return new Map(Object.entries(releases).flatMap(([release, names]) => names.map((name) => [name, release])));
}

/** The release that introduced a symbol or its parent; undefined if 0.18.14 has it. */
export function sinceOf(since: Since, symbol: string): string | undefined {
  const [type = '', member] = symbol.replace(/\(.*$/, '').split('.');
  return since.get(symbol) ?? (member ? since.get(`${type}.${member}`) : undefined) ?? since.get(type);
}
