const commands = ['docker', 'git', 'go', 'npm', 'uv', 'sudo', 'with-exec', '$'];
const program = /--|[{}|=]/;

/**
 * Whether a text in code may be an error message: at least three words that are neither a command line nor a program.
 *
 * @param command the name of the product's command-line tool
 */
export function isMessage(code: string, command: string): boolean {
  const words = code.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  const isCommand = [command, ...commands].some((name) => code.startsWith(`${name} `));
  return words.length >= 3 && !isCommand && !program.test(code);
}
