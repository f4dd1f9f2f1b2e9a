import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type CommandFlag, loadCommands} from '@docs-kit/dagger/facts/facts';

const page = readFileSync(
  path.resolve(__dirname, '../../versioned_docs/version-0.18.14/reference/cli/index.mdx'),
  'utf8',
);
const sections = new Map(page.split(/^#{2,3} /m).map((section) => [section.replace(/\n[^]*/, ''), section]));
const {commands, globalFlags} = loadCommands();

/** The section about a command; subcommands (`dagger client list`) are described in their parent's. */
const sectionOf = (command: string): string => sections.get(command.split(' ').slice(0, 2).join(' ')) ?? '';

/** The cells of a flag's row, or undefined. */
function cellsOf(section: string, flag: CommandFlag): string[] | undefined {
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) => row.split('|').slice(1)).find(([names]) => names?.includes(`\`--${flag.name}\``));
}

const sharedSection = sections.get('Flags that choose a module') ?? '';
const allShared = cellsOf(sharedSection, {name: 'mod', type: 'string'})?.[3] ?? '';

/** Whether the table of shared flags names the command in the row of the flag. */
function isShared(command: string, flag: CommandFlag): boolean {
  const named = cellsOf(sharedSection, flag)?.[3]?.replace('as for `--mod`', allShared) ?? '';
  return named.includes(`\`${command.replace(/^dagger (?=.)/, '')}\``);
}

/** The command line without options and brackets, which the page and the CLI's help set differently. */
const plain = (usage: string): string =>
  usage
    .toLowerCase()
    .replace('[options] ', '')
    .replaceAll(/[[\]<>]/g, '');

/** What the row of a flag lacks: the row itself, its short form, its default or the variable that sets it. */
function missing(section: string, flag: CommandFlag): string[] {
  const cells = cellsOf(section, flag);
  if (!cells) return [`--${flag.name}`];
  const [names = '', defaults = ''] = cells;
  const wanted = [flag.default ?? (flag.type === 'boolean' ? 'false' : undefined), flag.environment];
  return [
    ...(!flag.short || names.includes(`\`-${flag.short}\``) ? [] : [`-${flag.short} of --${flag.name}`]),
    ...wanted
      .filter((value) => value !== undefined && !cells.join('|').includes(`\`${value}\``))
      .map((value) => `${value} of --${flag.name}`),
    ...(flag.default && !defaults.includes(`\`${flag.default}\``) ? [`default of --${flag.name}`] : []),
  ];
}

test('the command-line reference lists every command', () => {
  expect([...commands.keys()].filter((command) => !sectionOf(command).includes(command))).toEqual([]);
});

test('the command-line reference lists every alias', () => {
  const aliases = [...commands.values()].flatMap(({name, aliases = []}) => aliases.map((alias) => ({name, alias})));
  const unlisted = aliases.filter(({name, alias}) => {
    return !sectionOf(name).includes(`\`${name.split(' ').slice(0, -1).join(' ')} ${alias}\``);
  });
  expect(unlisted).toEqual([]);
});

test('the command-line reference lists every flag of every command with its short form and its default', () => {
  const lacks = [...commands.values()].flatMap(({name, flags}) => {
    return flags.flatMap((flag) => {
      const section = isShared(name, flag) ? sharedSection : sectionOf(name);
      return missing(section, flag).map((lack) => `${name}: ${lack}`);
    });
  });
  expect(lacks).toEqual([]);
});

test('the command-line reference lists no shared flag for a command that doesn’t have it', () => {
  const surplus = ['mod', 'no-mod', 'allow-llm'].flatMap((shared) => {
    const flag: CommandFlag = {name: shared, type: 'string'};
    return [...commands.values()]
      .filter(({name, flags}) => isShared(name, flag) && !flags.some(({name: own}) => own === shared))
      .map(({name}) => `${name}: --${shared}`);
  });
  expect(surplus).toEqual([]);
});

test('the command-line reference shows the usage of every command that takes arguments', () => {
  const lacks = [...commands.values()].filter(({name, usage, arguments: {max}, functions}) => {
    if (max === 0 || functions) return false;
    const shown = [...sectionOf(name).matchAll(/^(?:Usage: |\| )`([^`]+)`/gm)].map(([, shownUsage = '']) => shownUsage);
    return !shown.some((shownUsage) => plain(shownUsage) === plain(usage));
  });
  expect(lacks.map(({usage}) => usage)).toEqual([]);
});

test('the command-line reference lists every global flag with its short form and its default', () => {
  const section = sections.get('Global flags') ?? '';
  expect(globalFlags.flatMap((flag) => missing(section, flag))).toEqual([]);
});

test('the command-line reference lists no flag that a command doesn’t have', () => {
  const surplus = [...sections].flatMap(([heading, section]) => {
    const known = [...commands.values()].filter(({name}) => sectionOf(name) === section).flatMap(({flags}) => flags);
    if (!commands.has(heading)) return [];
    return [...section.matchAll(/^\|[^|]*`--([a-z-]+)`[^|]*\|/gm)]
      .filter(([, flag]) => !known.some(({name}) => name === flag))
      .map(([, flag]) => `${heading}: --${flag}`);
  });
  expect(surplus).toEqual([]);
});
