import {loadCommands, type Command as CommandFacts, type CommandFlag} from '@docs-kit/dagger/facts/facts';
import {sdkLanguages} from '@docs-kit/dagger/languages';
import type {FlagSpec} from './flags';
import {didYouMean} from './suggest';
import {checkBoolean, type Check} from './values';
import {isDynamic} from './words';

/** A command of the CLI; the root is `dagger`. */
export interface Command extends Omit<CommandFacts, 'flags'> {
  /** Its own flags, and the global ones. */
  flags: FlagSpec[];
  /** By name and alias. */
  subcommands: Map<string, Command>;
}

const sdks: readonly string[] = [...sdkLanguages.map(({id}) => id), 'elixir'];

function checkSdk(value: string): string | undefined {
  if (value.includes('/') || value.startsWith('.') || sdks.includes(value)) return undefined;
  return `one of ${sdks.join(', ')}, a path or a Git address is needed.${didYouMean(value, sdks)}`;
}

const checksByType: Readonly<Partial<Record<CommandFlag['type'], Check>>> = {
  boolean: checkBoolean,
  duration: (value) => (/^(?:(?:[\d.]+(?:ns|us|µs|ms|s|m|h))+|0)$/.test(value) ? undefined : 'not a duration'),
};

function checkOf({name, type, values}: CommandFlag): Check | undefined {
  if (values === undefined) return name === 'sdk' ? checkSdk : checksByType[type];
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

let root: Command | undefined;

/** The command line's root command. */
export function rootCommand(): Command {
  root ??= readCommands();
  return root;
}

function readCommands(): Command {
  const {globalFlags, commands} = loadCommands();
  const found = new Map<string, Command>();
  for (const command of commands.values()) {
    const flags = [...command.flags, ...globalFlags].map(toFlag);
    found.set(command.name, {...command, flags, subcommands: new Map()});
  }
  for (const [name, command] of found) {
    const [, parent = '', word = ''] = /^(.*) (.*)$/.exec(name) ?? [];
    const siblings = found.get(parent)?.subcommands;
    siblings?.set(word, command);
    // If two commands have the same alias, the first one wins.
    for (const alias of command.aliases ?? []) if (!siblings?.has(alias)) siblings?.set(alias, command);
  }
  const dagger = found.get('dagger');
  if (!dagger) throw new Error('src/dagger/facts/commands.json: the command "dagger" is missing. Add it.');
  return dagger;
}

/** ` Did you mean …` for a name that a command doesn't have among its subcommands. */
export function suggestCommand(name: string, {subcommands}: Command): string {
  return didYouMean(
    name,
    Array.from(subcommands.values(), (command) => command.name.replace(/^.* /, '')),
  );
}
