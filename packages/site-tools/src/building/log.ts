/** Parses the output of `docusaurus build`, which is meant for people. */

import path from 'node:path';
import {site} from '../../../../src/config/site';
import {explain} from './swap';

const level = /^\[(INFO|SUCCESS|WARNING|ERROR)\] ?/;
const stackFrame = /^\s*│?\s+at .+(?::\d+\)?|\(<anonymous>\)) ?\{?$/;
/**
 * A position in a file, followed by a description. Names with spaces or without an extension are accepted only in
 * folders of content.
 */
const ownMessage =
  /(?:^|[\s[])((?:(?:(?:(?:versioned_)?docs|static)\/[^:]+|\/?(?:[\w.@-]+\/)*[\w.@-]+\.[a-z]+):\d+(?::\d+)?|environment): .+?)(?:\](?: \{)?)?$/;

/** A doc that Docusaurus has read. */
export interface SourcePage {
  /** `/0.18/install` */
  pathname: string;
  /** Relative to the project's root: `docs/install.mdx`. */
  file: string;
  /** The file's text. */
  text: string;
}

/** The warnings in a log, each with its continuation lines. */
export function warningsOf(log: string): string[] {
  return blocksOf(log, 'WARNING');
}

/** The notes of this project's own steps, such as a damaged entry of a cache: lines that start with `note: `. */
export function notesOf(log: string): string[] {
  return log.split('\n').filter((line) => line.startsWith('note: '));
}

/**
 * The reason why a build failed, as short as possible: the `path:line: …` and `environment: …` lines of this project's
 * own checks and of pages that don't compile; otherwise such lines for errors that Docusaurus found later; otherwise
 * the innermost cause without its stack.
 *
 * @param log with paths relative to the project's root
 * @param pages the docs, to find positions in
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

/** A full disk, which every page reports; the bundler only prints an error number. */
function diskReason(log: string): string | undefined {
  const [message, code = 'ENOSPC'] = /\b(ENOSPC|EDQUOT|EROFS): .+|\(os error 28\)/.exec(log) ?? [];
  return message === undefined ? undefined : explain(Object.assign(new Error(message), {code}), '');
}

const brokenReference = /Markdown (link|image) with URL `([^`]+)` in source file "([^"]+)" \((\d+):\d+\)/g;

/** Markdown links and images to missing files; Docusaurus embeds the position in its sentence. */
function brokenReferences(log: string): string[] {
  return [...log.matchAll(brokenReference)].map(
    ([, kind = '', url = '', file = '', line = '']) =>
      `${file}:${line}: the ${kind} "${url}" leads to no file. Correct it, or add the file.`,
  );
}

/** Pages that aren't valid MDX, or that a transform rejected without a position. */
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
      // An open tag's position is only in the sentence: `Expected a closing tag for `<div>` (12:1-12:6)`.
      const [position, start] = / \((\d+):\d+-\d+:\d+\)$/.exec(cause) ?? [];
      const line = start ?? /"line": (\d+)/.exec(part)?.[1];
      const remedy = 'Close each tag and brace, and write \\< and \\{ for the characters themselves.';
      return line === undefined
        ? `${file}:1: ${cause}`
        : `${file}:${line}: ${cause.replace(position ?? '', '')}. ${remedy}`;
    });
}

/** Broken links: each at its position in the page's source, or once for all pages if it isn't found there. */
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

/**
 * Pages that compile, but throw when they're rendered. If the not-found page, which has no source page, throws the same
 * error, its cause is in the navbar, the footer or another part that all pages share.
 */
function unrenderedPages(log: string, pages: readonly SourcePage[]): string[] {
  const parts = log
    .split("Error: Can't render static file for pathname ")
    .slice(1)
    .map((part) => ({
      pathname: /^"([^"]+)"/.exec(part)?.[1],
      cause: hookOutsideProvider(part) ?? /\[cause\]: (.+)/.exec(part)?.[1],
    }));
  const shared = parts.find(({pathname}) => pathname === `${site.baseUrl}404.html`)?.cause;
  const found = parts.flatMap(({pathname, cause}) => {
    const page = pages.find((candidate) => candidate.pathname === pathname);
    if (page === undefined || cause === undefined || cause === shared) {
      return [];
    }
    const component = /Expected component `(\w+)` to be defined/.exec(cause)?.[1];
    if (component !== undefined) {
      const line = placeOf(page, [`<${component}`])?.line ?? 1;
      return `${page.file}:${line}: there's no component "${component}". Import it, or add it to src/theme/MDXComponents.`;
    }
    return `${page.file}:1: the page can't be rendered (${cause}). Look at its expressions and components.`;
  });
  return shared === undefined
    ? found
    : [`No page can be rendered (${shared}). Look at src/config/ and src/theme/.`, ...found];
}

/**
 * A hook that's called outside its provider. Docusaurus' `ReactContextError` reads its stack before it sets its message
 * (theme-common/lib/utils/reactUtils.js), so it's printed without the message.
 */
function hookOutsideProvider(part: string): string | undefined {
  const [found, hook = '', component = ''] =
    /\[cause\]: ReactContextError\n\s+at (\w+) .*\n\s+at (\w+) /.exec(part) ?? [];
  const see = hook === 'useColorMode' ? '; see https://docusaurus.io/docs/api/themes/configuration#use-color-mode' : '';
  return found && `${component} calls the hook ${hook} outside its provider${see}`;
}

/** Imports of missing modules; the bundler prints the folder, and a line of the page's compiled code. */
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

/** The first position in a page of one of the texts, as a whole word or address. */
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

/**
 * A message without its stack. An error that has none is printed in brackets, before its properties, which in a
 * `ValidationError` are the whole configuration.
 */
function firstParagraphs(text: string): string {
  const [, bracketed] = /^\[(?:Error \[\w+\]|\w+): ([^]+?)\](?: \{)?(?:\n|$)/.exec(text) ?? [];
  if (bracketed !== undefined) {
    return bracketed;
  }
  const lines = text.split('\n');
  const end = lines.findIndex((line) => stackFrame.test(line) || level.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/^Error: /, '');
}
