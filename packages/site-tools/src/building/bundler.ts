import path from 'node:path';
import {hasPlace, placeOf, type SourcePage} from './source-pages';

/** Errors of pages' code, which the bundler only reports as text: it ends the process instead of throwing them. */

const brokenReference =
  /Markdown (link|image) with (?:URL `([^`]+)`|empty URL found) in source file "([^"]+)" \((\d+):\d+\)/;
const remedy = 'Close each tag and brace, and write \\< and \\{ for the characters themselves.';

/**
 * Reads pages that don't compile from the bundler's report.
 *
 * @param report with paths relative to the project's root
 * @returns `path:line: what is wrong. How to fix it.`
 */
export function uncompiledPages(report: string): string[] {
  return report
    .split('MDX compilation failed for file ')
    .slice(1)
    .flatMap((part) => {
      const [, file = ''] = /^"([^"]+)"/.exec(part) ?? [];
      const [, text = ''] = /Cause: ([^]*)/.exec(part) ?? [];
      const [cause = '', ...more] = text.split('\n').map((line) => line.replace(/^\s*│ ?/, ''));
      const [broken, kind = '', url = '', source = '', at = ''] = brokenReference.exec(cause) ?? [];
      if (broken) return `${source}:${at}: the ${kind} "${url}" leads to no file. Correct it, or add the file.`;
      // Messages of this project are complete, one a line.
      const end = more.findIndex((line) => !hasPlace(line));
      if (hasPlace(cause)) return [cause, ...more.slice(0, end < 0 ? undefined : end)];
      // An open tag's position is only in the sentence: `Expected a closing tag for `<div>` (12:1-12:6)`.
      const [sentence, start] = / \((\d+):\d+-\d+:\d+\)$/.exec(cause) ?? [];
      const line = start ?? /"line": (\d+)/.exec(part)?.[1];
      return line === undefined
        ? `${file}:1: ${cause}`
        : `${file}:${line}: ${cause.replace(sentence ?? '', '')}. ${remedy}`;
    });
}

/** Reads imports of missing modules, for which the bundler names the folder and a line of the compiled page. */
export function missingModules(report: string, pages: readonly SourcePage[]): string[] {
  return [...report.matchAll(/Module not found: Can't resolve '([^']+)' in '([^']+)'/g)].flatMap(
    ([, name = '', folder = '']) => {
      const candidates = pages.filter(({file}) => path.posix.dirname(file) === folder);
      const place = candidates.flatMap((page) => placeOf(page, [`'${name}'`, `"${name}"`]) ?? [])[0];
      return place
        ? `${place.file}:${place.line}: there's no module "${name}". Correct the import, or add the file.`
        : [];
    },
  );
}
