import path from 'node:path';

/** Where content is wrong: a file, absolute or relative to the project's root, and a 1-based line (default 1). */
export interface Place {
  file: string;
  line?: number;
}

/**
 * An error in what the site is built from. Its message is complete (`path:line: what is wrong. How to fix it.`, one
 * line a problem).
 */
export class InputError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    // The place in the content is what helps, not the place in the code that noticed.
    this.stack = this.message;
  }
}

/** A single error in content, at a place; its path is relative to the working directory. */
export class ContentError extends InputError {
  constructor(place: Place, what: string, fix: string) {
    const file = path.relative(process.cwd(), path.resolve(place.file)).split(path.sep).join('/');
    super([`${file}:${place.line ?? 1}: ${what}. ${fix}.`]);
    this.name = 'ContentError';
  }
}
