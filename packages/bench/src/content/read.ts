import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';
import {listFiles} from '@docs-kit/base/node/files';
import {pageRoute} from '@docs-kit/base/page-route';
import {buildDir, requireBuild} from '@docs-kit/base/node/root';
import {config} from '@docs-kit/site-tools/config';
import {idOf, routeOf} from './routes';
import {readSidebar, type SidebarItem} from './sidebar';

/** A page in the subset of Markdown that every generator supports. */
export interface Page {
  title: string;
  /** Markdown with tables, without the heading of level 1. */
  body: string;
  /** Its address, without the base path: `/api/arguments`. */
  route: string;
  /** Its address on this site: `/reference/typescript/api/client.gen/classes/Container`. */
  ownRoute: string;
  /** Relative to the folder of the pages: `api/arguments.md`. */
  file: string;
}

export interface Content {
  pages: Page[];
  sidebar: SidebarItem[];
}

/** The title, a line about the origin, and the rest. */
const copy = /^# (.+)\n\n.+\n\n([^]+)$/;

/**
 * This site's pages in plain Markdown, which are the Markdown copies that a build writes for its readers.
 *
 * @throws if this site hasn't been built
 */
export function readContent(): Content {
  requireBuild();
  const files = listFiles(buildDir).filter((file) => file.endsWith('.md'));
  const routes = new Set(files.map(routeOf));
  if (routes.size !== files.length) throw new Error("Two addresses differ only in case, which Starlight can't serve.");

  const pages = files.map((file): Page => {
    const [, title = '', body = ''] = copy.exec(readFileSync(path.join(buildDir, file), 'utf8')) ?? [];
    const route = routeOf(file);
    return {title, body: reduce(body, routes), route, ownRoute: pageRoute(file), file: `${idOf(route)}.md`};
  });
  return {pages, sidebar: readSidebar(files)};
}

const ownLink = new RegExp(`(?<=\\]\\()${escapeRegExp(config.url + config.baseUrl)}([^)\\s#?]*)([^)\\s]*)`, 'g');

/** Makes links lead to the other pages, or the start page if the copies lack theirs. */
function reduce(body: string, routes: ReadonlySet<string>): string {
  const linked = body.replace(ownLink, (_, place: string, rest: string) => {
    if (place.startsWith('img/')) return `/${place}`;
    const route = routeOf(place);
    return routes.has(route) ? route + rest : '/';
  });
  // VitePress would evaluate text between double braces.
  return linked.replaceAll('{{', '{ {');
}
