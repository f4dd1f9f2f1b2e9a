import type {Command} from '../../src/content/facts/facts';
import {misspelt} from '../shell/suggest';
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
  if (!command) throw new Error('src/content/facts/commands.json: the command "dagger" is missing. Restore it.');
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
    const flags = [...globalFlags, ...command.flags].map(({name}) => name);
    if (flag === undefined || flags.includes(flag)) continue;
    // Before a function, it may be an argument of the module's constructor.
    const meant = command.functions ? misspelt(flag, flags) : '';
    if (meant !== undefined) {
      const hint = meant && ` Did you mean "${meant}"?`;
      return [`${command.name} has no flag --${flag} in ${known.version}.${hint}`];
    }
  }
  return [];
}

function isSubcommand(candidate: Command, parent: Command, word: string): boolean {
  const names = [candidate.name, ...(candidate.aliases ?? []).map((alias) => candidate.name.replace(/\S+$/, alias))];
  return names.includes(`${parent.name} ${word}`);
}
