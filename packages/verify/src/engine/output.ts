import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';
import {version} from '@docs-kit/dagger/version';

/** The project's folder as shown in output on pages. */
export const shownFolder = '/home/you/my-app';

/** Patterns for output that changes from run to run, with placeholders for comparisons. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/sha256:[0-9a-f]{64}/g, 'DIGEST'],
  [/xxh3:[0-9a-f]{16}/g, 'ID'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?/g, 'TIME'],
  // Of the command date.
  [/\b[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [A-Z]+ \d{4}\b/g, 'TIME'],
  [/\b\d+(?:\.\d+)?(?:ms|s)\b/g, 'DURATION'],
  [/(?<=\bduration_ms:? )[\d.]+/g, 'DURATION'],
  // Of the cache.
  [/^\d{8,}$/gm, 'BYTES'],
  // Of packages in images. Addresses have four numbers.
  [new RegExp(String.raw`(?<![\d.])(?!${escapeRegExp(version)}\b)\d+\.\d+\.\d+(?!\.?\d)`, 'g'), 'VERSION'],
  [new RegExp(`${shownFolder}\\b`, 'g'), path.posix.dirname(shownFolder)],
  [/\((?:[a-z-]+):\/\/\S+\) \w+\/\w+/g, 'ENGINE PLATFORM'],
];

/** A line of shown output that stands for any lines. */
const omission = /(?<=\n)…\n/;

/**
 * Whether two outputs differ other than in digests, ids, times, sizes in bytes, versions of packages, the project's
 * name, trailing white space, styles, which Dagger prints in tables even if NO_COLOR is set, and the lines that a `…` on
 * its own line leaves out.
 */
export function differs(shown: string, printed: string): boolean {
  const parts = `\n${normalized(shown)}\n`.split(omission).map(escapeRegExp);
  return !new RegExp(`^${parts.join(String.raw`(?:[^\n]*\n)*?`)}$`).test(`\n${normalized(printed)}\n`);
}

function normalized(text: string): string {
  const lines = stripVTControlCharacters(text)
    .trim()
    .replaceAll(/[ \t\r]+$/gm, '');
  return placeholders.reduce((current, [pattern, word]) => current.replaceAll(pattern, word), lines);
}
