/** Wrong usage of a command, for which its exit code is 2. */
export class UsageError extends Error {}

/**
 * Rejects all arguments of a command.
 *
 * @param hint the last sentence of the message: what to do instead
 * @throws one line that names the arguments
 */
export function expectNoArguments(args: readonly string[], hint = "This command doesn't take any."): void {
  if (args.length > 0) throw new Error(`Unknown argument: ${args.join(' ')}. ${hint}`);
}

/** Runs a command. If it fails, prints only the error's message, and the exit code is 1 or 2. */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
