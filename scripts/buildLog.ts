/** Reading what `docusaurus build` prints, which is meant for a screen. */

import path from 'node:path';
import {site} from '../src/config/site';
import {explain} from './swap';
import {throwingLine} from './throwing';

const level = /^\[(INFO|SUCCESS|WARNING|ERROR)\] ?/;
const stackFrame = /^\s*│?\s+at .+(?::\d+\)?|\(<anonymous>\)) ?\{?$/;
/** A place in a file, whose name has spaces or no ending only where pages are, then what is wrong there. */
const ownMessage =
  /(?:^|[\s[])((?:(?:(?:versioned_)?docs\/[^:]+|\/?(?:[\w.@-]+\/)*[\w.@-]+\.[a-z]+):\d+(?::\d+)?|environment): .+?)(?:\](?: \{)?)?$/;

/** A page of the docs that Docusaurus has read. */
export interface SourcePage {
  /** `/0.18/install` */
  pathname: string;
  /** Relative to the project's root: `docs/install.mdx`. */
  file: string;
  /** What the file holds. */
  text: string;
}

/** The warnings in a log, each with its continuation lines. */
export function warningsOf(log: string): string[] {
  return blocksOf(log, 'WARNING');
}

/**
 * Why a build failed, as short as it can be said: the `path:line: …` and `environment: …` lines of this project's own
 * checks and for pages that don't compile, else such lines for what Docusaurus found later, else the innermost cause
 * without its stack.
 *
 * @param log with paths relative to the project's root
 * @param pages where pages of the log are looked up
 */
export function reasonOf(log: string, pages: readonly SourcePage[] = []): string {
  const disk = diskReason(log);
  if (disk !== undefined) {
    return disk;
  }
  const own = log.split('\n').flatMap((line) => ownMessage.exec(line)?.[1]?.trim() ?? []);
  const compiling = [...own, ...brokenReferences(log), ...uncompiledPages(log)];
  for (const found of [compiling, ...[brokenLinks, unrenderedPages, missingModules].map((read) => read(log, pages))]) {
    if (found.length > 0) {
      return [...new Set(found)].join('\n');
    }
  }
  const cause = log.split(/^\s*\[cause\]: /m).at(-1);
  const source = cause === log ? blocksOf(log, 'ERROR').join('\n') : cause;
  return firstParagraphs(source ?? '') || log.trim().split('\n').slice(-10).join('\n');
}

/** A disk that takes nothing more, of which every page complains; the bundler only gives the number of the error. */
function diskReason(log: string): string | undefined {
  const [message, code = 'ENOSPC'] = /\b(ENOSPC|EDQUOT|EROFS): .+|\(os error 28\)/.exec(log) ?? [];
  return message === undefined ? undefined : explain(Object.assign(new Error(message), {code}), '');
}

const brokenReference = /Markdown (link|image) with URL `([^`]+)` in source file "([^"]+)" \((\d+):\d+\)/g;

/** Markdown links and images that name a file that isn't there; Docusaurus gives the place inside its sentence. */
function brokenReferences(log: string): string[] {
  return [...log.matchAll(brokenReference)].map(
    ([, kind = '', url = '', file = '', line = '']) =>
      `${file}:${line}: the ${kind} "${url}" leads to no file. Correct it, or add the file.`,
  );
}

/** Pages that aren't MDX, or that a transform refused without saying where. */
function uncompiledPages(log: string): string[] {
  return log
    .split('MDX compilation failed for file ')
    .slice(1)
    .flatMap((part) => {
      const [, file = ''] = /^"([^"]+)"/.exec(part) ?? [];
      const [, cause = ''] = /Cause: (.+)/.exec(part) ?? [];
      if ([ownMessage, brokenReference].some((said) => cause.search(said) >= 0)) {
        return [];
      }
      const [, line] = /"line": (\d+)/.exec(part) ?? [];
      const remedy = 'Close each tag and brace, and write \\< and \\{ for the characters themselves.';
      return line === undefined ? `${file}:1: ${cause}` : `${file}:${line}: ${cause}. ${remedy}`;
    });
}

/** Addresses that no page has: each at its place in the page's source, or once for all pages if it isn't there. */
function brokenLinks(log: string, pages: readonly SourcePage[]): string[] {
  const elsewhere = new Map<string, string[]>();
  const found: string[] = [];
  let pathname = '';
  for (const line of log.split('\n')) {
    pathname = /Broken link on source page path = (.+):$/.exec(line)?.[1] ?? pathname;
    const [, link] = /^\s*-> linking to (\S+)/.exec(line) ?? [];
    if (link === undefined || pathname === '') {
      continue;
    }
    const page = pages.find((candidate) => candidate.pathname === pathname);
    const place = page && placeOf(page, [link, link.replace(site.baseUrl, '/')]);
    if (place) {
      found.push(`${place.file}:${place.line}: the link "${place.text}" leads to no page. Correct it.`);
    } else {
      elsewhere.set(link, [...(elsewhere.get(link) ?? []), pathname]);
    }
  }
  return [
    ...found,
    ...[...elsewhere].map(
      ([link, pathnames]) =>
        `The link "${link}" leads to no page. It's not in the text of any page, but on ${pathnames.length} of them, such ` +
        `as ${pathnames[0] ?? ''}: look for it in src/ and in the sidebars.`,
    ),
  ];
}

/** Pages that compile, but throw when they're rendered. */
function unrenderedPages(log: string, pages: readonly SourcePage[]): string[] {
  return log
    .split("Error: Can't render static file for pathname ")
    .slice(1)
    .flatMap((part) => {
      const pathname = /^"([^"]+)"/.exec(part)?.[1];
      const cause = /\[cause\]: (.+)/.exec(part)?.[1];
      const page = pages.find((candidate) => candidate.pathname === pathname);
      if (page === undefined || cause === undefined) {
        return [];
      }
      const component = /Expected component `(\w+)` to be defined/.exec(cause)?.[1];
      if (component !== undefined) {
        const line = placeOf(page, [`<${component}`])?.line ?? 1;
        return `${page.file}:${line}: there's no component "${component}". Import it, or add it to src/theme/MDXComponents.`;
      }
      const line = throwingLine(page.text, cause, framesIn(part)) ?? 1;
      return `${page.file}:${line}: the page can't be rendered (${cause}). Look at its expressions and components.`;
    });
}

/** The functions in the stack of the error that a page threw, up to the first of React. */
function framesIn(part: string): string[] {
  const [, stack = ''] = /\[cause\]: .+\n((?:\s+at .+\n)*)/.exec(part) ?? [];
  const names = stack.split('\n').flatMap((line) => /^\s+at (?:new )?(\S+) \(/.exec(line)?.[1] ?? []);
  const end = names.indexOf('renderWithHooks');
  return end < 0 ? [] : names.slice(0, end);
}

/** Imports of what isn't there; the bundler names the folder, and a line of what the page was compiled to. */
function missingModules(log: string, pages: readonly SourcePage[]): string[] {
  return [...log.matchAll(/Module not found: Can't resolve '([^']+)' in '([^']+)'/g)].flatMap(
    ([, name = '', folder = '']) => {
      const candidates = pages.filter(({file}) => path.posix.dirname(file) === folder);
      const place = candidates.flatMap((page) => placeOf(page, [`'${name}'`, `"${name}"`]) ?? [])[0];
      return place
        ? `${place.file}:${place.line}: there's no module "${name}". Correct the import, or add the file.`
        : [];
    },
  );
}

/** The first place in a page that has one of the texts, and not as a part of a longer word or address. */
function placeOf(
  {file, text}: SourcePage,
  wanted: readonly string[],
): {file: string; line: number; text: string} | undefined {
  for (const candidate of wanted) {
    const escaped = candidate.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(`(?<![\\w.-])${escaped}(?![\\w-]|/\\w)`).exec(text);
    if (found) {
      return {file, line: text.slice(0, found.index).split('\n').length, text: candidate};
    }
  }
  return undefined;
}

function blocksOf(log: string, wanted: string): string[] {
  const blocks: string[] = [];
  let current = '';
  for (const line of log.split('\n')) {
    const found = level.exec(line);
    current = found?.[1] ?? current;
    if (found && current === wanted) {
      blocks.push(line.replace(level, ''));
    } else if (current === wanted) {
      blocks.push(`${blocks.pop() ?? ''}\n${line}`);
    }
  }
  return blocks.map((block) => block.trimEnd());
}

/** A message up to its stack. */
function firstParagraphs(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => stackFrame.test(line) || level.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/^Error: /, '');
}
