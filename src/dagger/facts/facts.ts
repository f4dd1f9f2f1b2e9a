import path from 'node:path';
import Ajv from 'ajv';
import {InputError} from '@docs-kit/base/node/error';
import {isRecord, readJson} from '@docs-kit/base/node/json';
import {
  claimsSchema,
  commandsSchema,
  configurationSchema,
  currentPagesSchema,
  environmentSchema,
  fatesSchema,
  laterSchema,
  oldAnchorsSchema,
  sinceSchema,
  toolsSchema,
  type JsonSchema,
} from './schemas';

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
}

export interface Command {
  /** In full: `dagger client install`. */
  name: string;
  usage: string;
  /** Aliases of the last word: `r` for `dagger run`. */
  aliases?: string[];
  hidden?: boolean;
  /** The number of positional arguments; without `max`, any number. */
  arguments: {min: number; max?: number};
  /** True if functions of a module or of the core API follow as subcommands. */
  functions?: boolean;
  /** True if the rest of the line is another program's command. */
  wraps?: boolean;
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

/** The command line in 0.18.14. */
export function loadCommands(directory?: string): Commands {
  const file = read('commands.json', commandsSchema, directory) as CommandsFile;
  const shared = new Map(file.sharedFlags.map((flag) => [flag.name, flag]));
  const resolve = (command: string, flag: string | CommandFlag): CommandFlag => {
    const found = typeof flag === 'string' ? shared.get(flag) : flag;
    if (found) return found;
    throw new Error(
      `src/dagger/facts/commands.json: ${command}: no shared flag ${JSON.stringify(flag)}. Add it to sharedFlags.`,
    );
  };
  const commands = file.commands.map((command): [string, Command] => [
    command.name,
    {...command, flags: command.flags.map((flag) => resolve(command.name, flag))},
  ]);
  return {globalFlags: file.globalFlags, commands: new Map(commands)};
}

/** The environment variables in 0.18.14. */
export function loadEnvironment(): EnvironmentVariable[] {
  return (read('environment.json', environmentSchema) as {variables: EnvironmentVariable[]}).variables;
}

/** JSON Schemas by file name: `dagger.json`, `engine.json`, `engine.toml`. */
export function loadConfigurationSchemas(): Record<string, JsonSchema> {
  return (read('configuration.json', configurationSchema) as {files: Record<string, JsonSchema>}).files;
}

/** Names of other programs. */
export function loadTools(): Tools {
  return read('tools.json', toolsSchema) as Tools;
}

/** Claims about other products. */
export function loadClaims(): Claim[] {
  return (read('claims.json', claimsSchema) as {claims: Claim[]}).claims;
}

/** Names from later releases. */
export function loadLater(): LaterNames {
  return read('later.json', laterSchema) as LaterNames;
}

/** Each page's address in the current documentation. */
export function loadCurrentPages(): Record<string, string> {
  return read('current-pages.json', currentPagesSchema) as Record<string, string>;
}

/**
 * Anchors of the official pages of this version that our pages lack: by route, the id of the heading that answers the
 * same question, or `''` for the top of the page.
 */
export function loadOldAnchors(): Record<string, Record<string, string>> {
  return read('old-anchors.json', oldAnchorsSchema) as Record<string, Record<string, string>>;
}

type NamesByRelease = Record<string, string[]>;

/** What later 0.18 releases introduced. Members of a listed symbol aren't listed again. */
export function loadSince(): Since {
  return releasesByName(read('since.json', sinceSchema) as NamesByRelease);
}

/** What became of the API after 0.18. */
export function loadFates(): Fates {
  const {release, removed} = read('fates.json', fatesSchema) as {release: string; removed: NamesByRelease};
  return {release, removed: releasesByName(removed)};
}

function releasesByName(releases: NamesByRelease): Map<string, string> {
  return new Map(Object.entries(releases).flatMap(([release, names]) => names.map((name) => [name, release])));
}

/** The release that introduced a symbol or its parent; undefined if 0.18.14 has it. */
export function sinceOf(since: Since, symbol: string): string | undefined {
  const [type = '', member] = symbol.replace(/\(.*$/, '').split('.');
  return since.get(symbol) ?? (member ? since.get(`${type}.${member}`) : undefined) ?? since.get(type);
}

/**
 * Reads one of the files.
 *
 * @throws {InputError} if it's missing, with its first syntax error, or with all entries that are wrong or double
 */
function read(name: string, schema: JsonSchema, directory = __dirname): unknown {
  const content = readJson(path.join(directory, name));
  const validate = new Ajv({allErrors: true, allowUnionTypes: true}).compile(schema);
  const problems = [
    ...(validate(content) ? [] : (validate.errors ?? [])).map(({instancePath, message = 'is malformed', params}) => {
      const extra = params.additionalProperty as string | undefined;
      return `${instancePath || '/'} ${message}${extra ? ` (${extra})` : ''}. See src/dagger/facts/schemas.ts.`;
    }),
    ...repeatedNames(content).map((repeated) => `"${repeated}" is listed twice. Remove one.`),
  ];
  if (problems.length > 0) throw new InputError(problems.map((problem) => `src/dagger/facts/${name}:1: ${problem}`));
  return content;
}

/** The names that two objects of a list have. */
function repeatedNames(content: unknown): string[] {
  const children: unknown[] = Array.isArray(content) ? content : isRecord(content) ? Object.values(content) : [];
  const names = Array.isArray(content) ? children.flatMap((child) => (isRecord(child) ? child.name : [])) : [];
  const repeated = names.filter((name, index) => typeof name === 'string' && names.indexOf(name) < index);
  return [...repeated.map(String), ...children.flatMap(repeatedNames)];
}
