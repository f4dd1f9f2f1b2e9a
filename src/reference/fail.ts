import {InputError} from '../lib/error';

/**
 * An error in what the reference is made from.
 *
 * @param file relative to the site
 * @param line 1-based
 * @param what what is wrong, one sentence
 * @param mend how to mend it, one sentence
 */
export function inputError(file: string, line: number, what: string, mend: string): InputError {
  return new InputError([`${file}:${line}: ${what} ${mend}`]);
}
