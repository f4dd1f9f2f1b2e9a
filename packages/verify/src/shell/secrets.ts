import path from 'node:path';
import {parse, type SyntaxNode} from 'unbash';
import {isDynamic, wordsOf, type Problem, type ShellWord} from './words';

/** Flags whose value isn't an uploaded directory: the module, and output paths. */
const otherPaths: ReadonlySet<string> = new Set(['-m', '--mod', '-o', '--output', '--path']);

/**
 * Checks the secrets of a command line: a `cmd://` command whose output ends in a line break, which becomes part of the
 * secret, and a `file://` secret inside a directory that the same command uploads.
 */
export function checkSecrets(words: readonly ShellWord[]): Problem[] {
  const values = valuesOf(words);
  return values.flatMap((value): Problem[] => {
    if (value.text.startsWith('cmd:')) return checkCommandSecret(value);
    if (value.text.startsWith('file:')) return checkFileSecret(value, values);
    return [];
  });
}

/** All arguments and flag values, except paths from which nothing is uploaded. */
function valuesOf(words: readonly ShellWord[]): ShellWord[] {
  return words.flatMap((word, index) => {
    const [, flag, value] = /^(--?[A-Za-z][\w-]*)=(.*)$/s.exec(word.text) ?? [];
    const name = flag ?? words[index - 1]?.text ?? '';
    return otherPaths.has(name) ? [] : [{...word, text: value ?? word.text}];
  });
}

function checkCommandSecret({text, offset}: ShellWord): Problem[] {
  const command = text.replace(/^cmd:(?:\/\/)?/, '').replace(/\?cacheKey=.*$/, '');
  // A placeholder such as COMMAND.
  if (isDynamic(command) || /^[A-Z_]*$|…/.test(command) || !endsWithLineBreak(command)) return [];
  const message =
    `"${command}" prints a line break, which becomes part of the secret. ` +
    `Write cmd://printf %s "$(${command})", or strip it with | tr -d '\\n'.`;
  return [{offset, message}];
}

/** Whether a command's output ends in a line break, as most do: only commands known not to print one are accepted. */
export function endsWithLineBreak(command: string): boolean {
  const [name = '', ...args] = wordsIn(command).map(({text}) => text);
  switch (name.replace(/^.*\//, '')) {
    case 'printf':
      return args[0]?.endsWith('\\n') === true;
    case 'tr':
      return !(args.some((arg) => /^-\w*d|^--delete$/.test(arg)) && args.some((arg) => arg.includes('\\n')));
    default:
      return true;
  }
}

/** The words of the last command in a line of shell code, ignoring substitutions. */
export function wordsIn(code: string): ShellWord[] {
  return lastCommand(parse(code));
}

function lastCommand(node: SyntaxNode): ShellWord[] {
  switch (node.type) {
    case 'Script':
    case 'Pipeline':
    case 'AndOr': {
      const last = node.commands.at(-1);
      return last === undefined ? [] : lastCommand(last);
    }
    case 'Statement':
      return lastCommand(node.command);
    case 'Command':
      return wordsOf(node);
    default:
      return [];
  }
}

function checkFileSecret({text, offset}: ShellWord, values: readonly ShellWord[]): Problem[] {
  const file = path.posix.normalize(text.replace(/^file:(?:\/\/)?/, ''));
  if (isDynamic(file) || /^(?:[/~]|\.\.\/|\.?$)/.test(file)) return [];
  const folder = values.find(({text: value}) => {
    const normal = path.posix.normalize(`${value}/`);
    return normal === './' || file.startsWith(normal);
  });
  if (folder === undefined) return [];
  const message =
    `the secret ${file} is inside the directory "${folder.text}" that the same command uploads. ` +
    'Keep it outside, for example in file://~/.';
  return [{offset, message}];
}
