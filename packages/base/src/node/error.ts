import path from 'node:path';

/** A position in content: a file, absolute or relative to the project's root, and a 1-based line (by default, 1). */
export interface Place {
  file: string;
  line?: number;
}

/**
 * An error in the site's content. Its message is complete: `path:line: what is wrong. How to fix it.`, one line for
 * each problem.
 */
export class InputError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    // The stack would show where the code noticed the problem, which doesn't help authors.
    this.stack = this.message;
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a check.
 *
 * @returns the problems that it stops with, one a line
 */
export function problemsOf(check: () => unknown): string[] {
  try {
    check();
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Creates a single error at a position; its path is relative to the working directory. */
export class ContentError extends InputError {
  constructor(place: Place, what: string, fix: string) {
    const file = path.relative(process.cwd(), path.resolve(place.file)).split(path.sep).join('/');
    super([`${file}:${place.line ?? 1}: ${what}. ${fix}.`]);
    this.name = 'ContentError';
  }
}
