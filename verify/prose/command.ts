import type {Command, CommandFlag} from '../../src/content/facts/facts';
import type {Known} from './known';

/**
 * Checks a command line in running text: its command and the flags before any function. It may be abbreviated or
 * contain placeholders (`dagger call …`, `dagger init --sdk=<sdk>`), so arguments aren't counted.
 */
export function checkInlineCommand(text: string, known: Known): string[] {
  const {commands, globalFlags} = known.commands;
  if (known.laterCommands.some((name) => `${text} `.startsWith(`${name} `))) return [];
  const words = text.split(/\s+/).slice(1);
  let command = commands.get('dagger');
  if (!command) throw new Error('src/content/facts/commands.json: no command dagger. Restore it.');
  let index = 0;
  for (const word of words) {
    if (!/^[a-z][a-z-]*$/.test(word)) break;
    const parent: Command = command;
    const next = [...commands.values()].find((candidate) => isSubcommand(candidate, parent, word));
    if (!next) {
      const last = ['dagger', 'dagger client', 'dagger completion'].includes(parent.name);
      if (last) return [`no command ${parent.name} ${word} at ${known.version}.`];
      break;
    }
    command = next;
    index += 1;
  }
  for (const word of words.slice(index)) {
    // A function's own flags come after its name.
    if (command.functions && /^[a-z]/.test(word)) return [];
    if (command.wraps && !word.startsWith('-')) return [];
    const [, flag] = /^--([a-zA-Z][\w-]*)/.exec(word) ?? [];
    if (flag !== undefined && !hasFlag([...globalFlags, ...command.flags], flag)) {
      return command.functions ? [] : [`${command.name} has no flag --${flag} at ${known.version}.`];
    }
  }
  return [];
}

function isSubcommand(candidate: Command, parent: Command, word: string): boolean {
  const names = [candidate.name, ...(candidate.aliases ?? []).map((alias) => candidate.name.replace(/\S+$/, alias))];
  return names.includes(`${parent.name} ${word}`);
}

const hasFlag = (flags: readonly CommandFlag[], name: string): boolean => flags.some((flag) => flag.name === name);
