import {isIncomplete} from './scripts';

const prompt = /^(\s*)[$#] /;

/**
 * Keeps the commands of a terminal session and blanks its output; every line stays where it is.
 * Lines that start with `$ ` are commands, and `> ` continues one.
 */
export function commandsOf(session: string): string {
  const lines = session.split('\n');
  const kept = lines.map(() => '');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (!prompt.test(line)) continue;
    let last = index;
    kept[index] = line.replace(prompt, '$1  ');
    while (last + 1 < lines.length && isIncomplete(kept.slice(index, last + 1).join('\n'))) {
      const next = lines[last + 1] ?? '';
      if (prompt.test(next)) break;
      last++;
      kept[last] = next.replace(/^> /, '  ');
    }
    // A command that never ends is one line with an error, and what follows it is output.
    if (isIncomplete(kept.slice(index, last + 1).join('\n'))) kept.fill('', index + 1, last + 1);
    else index = last;
  }
  return kept.join('\n');
}
