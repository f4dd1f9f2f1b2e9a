import {rootCommand} from '../shell/catalog';
import {misspelt} from '../shell/suggest';
import type {Known} from './known';

/**
 * Checks a command line in running text: its command and the flags before any function. It may be abbreviated or
 * contain placeholders (`dagger call …`, `dagger init --sdk=<sdk>`), so arguments aren't counted.
 */
export function checkInlineCommand(text: string, known: Known): string[] {
  if (known.laterCommands.some((name) => `${text} `.startsWith(`${name} `))) return [];
  const words = text.split(/\s+/).slice(1);
  let command = rootCommand();
  let index = 0;
  for (const word of words) {
    if (!/^[a-z][a-z-]*$/.test(word)) break;
    const next = command.subcommands.get(word);
    if (!next && command.subcommands.size > 0) return [`no command ${command.name} ${word} at ${known.version}.`];
    if (!next) break;
    command = next;
    index += 1;
  }
  for (const word of words.slice(index)) {
    // A function's own flags come after its name.
    if (command.functions && /^[a-z]/.test(word)) return [];
    if (command.wraps && !word.startsWith('-')) return [];
    const [, flag] = /^--([a-zA-Z][\w-]*)/.exec(word) ?? [];
    const flags = command.flags.map(({name}) => name);
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
