import {append} from '@docs-kit/base/group';
import {missingModules, uncompiledPages} from './bundler';
import {hasPlace, placeOf, type SourcePage} from './source-pages';
import {explain} from './swap';

/** An error of `docusaurus build` as its process sends it. */
export interface Failure {
  message: string;
  code?: string;
  causes: readonly Failure[];
}

/** What else is known about a failed build. */
interface Context {
  /** Everything that the build printed, with paths relative to the project's root. */
  log: string;
  /** The docs, to find positions in. */
  pages: readonly SourcePage[];
  /** With slashes at both ends. */
  baseUrl: string;
}

/**
 * The reason why a build failed, as short as possible: lines `path:line: what is wrong. How to fix it.` if it has
 * positions, otherwise the innermost cause.
 *
 * @param failure undefined if the bundler ended the process, whose errors are only in the log
 */
export function reasonOf(failure: Failure | undefined, context: Context): string {
  const errors = failure ? leavesOf(failure) : [];
  const report = [context.log, ...errors.map(({message}) => message)].join('\n');
  const disk = errors.find(({code = ''}) => diskCodes.includes(code));
  if (disk ?? report.includes(' (os error 28)')) return explain({code: 'ENOSPC', ...disk}, '');
  if (/Cannot find module '.*\.node'/.test(report))
    return 'The installed packages are for another system. Run npm ci --ignore-scripts.';
  const readers = [
    () => [
      ...errors.flatMap(({message}) => (hasPlace(message) ? message.split('\n') : [])),
      ...uncompiledPages(report),
    ],
    () => rejectedFrontMatter(failure),
    () => brokenLinks(errors, context),
    () => unrenderedPages(failure, context),
    () => missingModules(report, context.pages),
    () => errors.map(({message}) => message.trim()),
  ];
  for (const read of readers) {
    const found = read();
    if (found.length > 0) return [...new Set(found)].join('\n');
  }
  return context.log.trim().split('\n').slice(-10).join('\n');
}

/** Which every page reports, and each in its own way. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** The innermost errors, or those around them whose message is already complete. */
function leavesOf(failure: Failure): Failure[] {
  return failure.causes.length === 0 || hasPlace(failure.message) ? [failure] : failure.causes.flatMap(leavesOf);
}

/** Pages with front matter that Docusaurus rejects, for which only the error around the reason names the file. */
function rejectedFrontMatter(failure: Failure | undefined): string[] {
  return withinCauses(failure).flatMap(({message, causes: [cause]}) => {
    const [, file] = /^Can't process doc metadata for doc at path path=(.+) in version name=/.exec(message) ?? [];
    return file === undefined || cause === undefined ? [] : `${file}:1: ${cause.message}. Correct the front matter.`;
  });
}

/** Broken links: each at its position in the page's source, or once for all pages if it isn't found there. */
function brokenLinks(errors: readonly Failure[], {pages, baseUrl}: Context): string[] {
  const elsewhere = new Map<string, string[]>();
  const found: string[] = [];
  let pathname = '';
  for (const line of errors.flatMap(({message}) => message.split('\n'))) {
    pathname = /Broken link on source page path = (.+):$/.exec(line)?.[1] ?? pathname;
    const [, link] = /^\s*-> linking to (\S+)/.exec(line) ?? [];
    if (link === undefined || pathname === '') continue;
    const page = pages.find((candidate) => candidate.pathname === pathname);
    const place = page && placeOf(page, [link, link.replace(baseUrl, '/')]);
    if (place) found.push(`${place.file}:${place.line}: the link "${place.text}" leads to no page. Correct it.`);
    else append(elsewhere, link, pathname);
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
function unrenderedPages(failure: Failure | undefined, {pages, baseUrl}: Context): string[] {
  const unrendered = withinCauses(failure).flatMap(({message, causes: [cause]}) => {
    const [, pathname] = /^Can't render static file for pathname "([^"]+)"/.exec(message) ?? [];
    return pathname === undefined || cause === undefined ? [] : {pathname, message: cause.message.trim()};
  });
  const shared = unrendered.find(({pathname}) => pathname === `${baseUrl}404.html`)?.message;
  const found = unrendered.flatMap(({pathname, message}) => {
    const page = pages.find((candidate) => candidate.pathname === pathname);
    if (page === undefined || message === shared) return [];
    const component = /Expected component `(\w+)` to be defined/.exec(message)?.[1];
    if (component !== undefined) {
      const line = placeOf(page, [`<${component}`])?.line ?? 1;
      return `${page.file}:${line}: there's no component "${component}". Import it, or add it to src/theme/MDXComponents.`;
    }
    return `${page.file}:1: the page can't be rendered (${message}). Look at its expressions and components.`;
  });
  return shared === undefined
    ? found
    : [`No page can be rendered (${shared}). Look at src/config/ and src/theme/.`, ...found];
}

function withinCauses(failure: Failure | undefined): Failure[] {
  return failure ? [failure, ...failure.causes.flatMap(withinCauses)] : [];
}
