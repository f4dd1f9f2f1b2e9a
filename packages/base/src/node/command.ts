/**
 * Rejects all arguments of the running script.
 *
 * @param hint the last sentence of the message: what to do instead
 * @throws one line that names the arguments
 */
export function expectNoArguments(hint = "This command doesn't take any."): void {
  const args = process.argv.slice(2);
  if (args.length > 0) throw new Error(`Unknown argument: ${args.join(' ')}. ${hint}`);
}

/** Runs a command. If it fails, prints only the error's message, and the exit code is 1. */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
