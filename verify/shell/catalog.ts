import type {CommandFlag, Commands} from '../../src/content/facts/facts';
import type {FlagSpec} from './flags';
import {didYouMean} from './suggest';
import {isDynamic} from './words';

export interface Command {
  /** `dagger init`; the root command is `dagger`. */
  name: string;
  flags: FlagSpec[];
  minimum: number;
  maximum: number;
}

export interface Catalog {
  root: Command;
  /** Finds a subcommand by its name or alias: `find('dagger', 'q')` is `dagger query`. */
  find(parent: string, name: string): Command | undefined;
  /** The names of a command's subcommands. */
  children(parent: string): readonly string[];
  /** ` Did you mean …` for a name that {@link Catalog.find} doesn't find. */
  suggest(parent: string, name: string): string;
}

const sdks = ['go', 'python', 'typescript', 'php', 'elixir', 'java'];
const versionedSdks = new Set(['php', 'elixir', 'java']);

type Check = (value: string) => string | undefined;

function checkSdk(value: string): string | undefined {
  const [name = '', version] = value.split('@');
  if (value.includes('/') || value.startsWith('.')) return undefined;
  if (sdks.includes(name)) {
    if (version === undefined || versionedSdks.has(name)) return undefined;
    return `the ${name} SDK doesn't accept a version`;
  }
  return `one of ${sdks.join(', ')}, a path or a Git address is needed.${didYouMean(name, sdks)}`;
}

function checkJson(value: string): string | undefined {
  try {
    JSON.parse(value);
    return undefined;
  } catch {
    return 'not JSON';
  }
}

const checksByName: Readonly<Record<string, Check>> = {sdk: checkSdk, 'var-json': checkJson};

const checksByType: Readonly<Partial<Record<CommandFlag['type'], Check>>> = {
  boolean: (value) => (/^(?:1|0|t|f|true|false)$/i.test(value) ? undefined : 'not true or false'),
  duration: (value) => (/^(?:(?:[\d.]+(?:ns|us|µs|ms|s|m|h))+|0)$/.test(value) ? undefined : 'not a duration'),
};

function checkOf({name, type, values}: CommandFlag): Check | undefined {
  if (values === undefined) return checksByName[name] ?? checksByType[type];
  return (value) =>
    values.includes(value) ? undefined : `one of ${values.join(', ')} is needed.${didYouMean(value, values)}`;
}

function toFlag(flag: CommandFlag): FlagSpec {
  const check = checkOf(flag);
  return {
    name: flag.name,
    ...(flag.short === undefined ? {} : {short: flag.short}),
    valueOptional: flag.type === 'boolean' || flag.type === 'count' || flag.withoutValue !== undefined,
    ...(check === undefined ? {} : {check: (value) => (isDynamic(value) ? undefined : check(value))}),
  };
}

/** Builds the catalog from the facts about the command line. */
export function createCatalog(facts: Commands): Catalog {
  const globalFlags = facts.globalFlags.map(toFlag);
  const byName = new Map<string, Command>();
  const children = new Map<string, string[]>();
  for (const command of facts.commands.values()) {
    const {name, aliases = [], flags, arguments: count} = command;
    const built = {
      name,
      flags: [...flags.map(toFlag), ...globalFlags],
      minimum: count.min,
      maximum: count.max ?? Infinity,
    };
    const words = name.split(' ');
    const parent = words.slice(0, -1).join(' ');
    byName.set(name, built);
    children.set(parent, [...(children.get(parent) ?? []), words.at(-1) ?? '']);
    // If two commands have the same alias, the first one wins.
    for (const alias of aliases) if (!byName.has(`${parent} ${alias}`)) byName.set(`${parent} ${alias}`, built);
  }
  const root = byName.get('dagger');
  if (root === undefined) throw new Error('src/content/facts/commands.json: the command "dagger" is missing. Add it.');
  return {
    root,
    find: (parent, name) => byName.get(`${parent} ${name}`),
    children: (parent) => children.get(parent) ?? [],
    suggest: (parent, name) => didYouMean(name, children.get(parent) ?? []),
  };
}
