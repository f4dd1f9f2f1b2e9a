const command = /^(docker|git|go|npm|uv|sudo|with-exec|\$) /;
const program = /--|[{}|=]/;

/**
 * Whether a text in code may be an error message: at least three words that are neither a command line nor a program.
 *
 * @param documented the documented program, whose command lines aren't messages either
 */
export function isMessage(code: string, documented: string): boolean {
  const words = code.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  return words.length >= 3 && !command.test(code) && !code.startsWith(`${documented} `) && !program.test(code);
}
