import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {pageRoute} from '@docs-kit/base/page-route';
import {root} from '@docs-kit/base/node/root';
import {config} from '@docs-kit/site-tools/config';
import {reducePage, type PlainPage} from './plain';
import {idOf, routeOf} from './routes';
import {readSidebar, type SidebarItem} from './sidebar';

/** A reduced page with its address, without the base path: `/api/arguments`, `/api/`. */
export interface Page extends PlainPage {
  route: string;
  /** Its address on this site: `/reference/typescript/api/client.gen/classes/Container`. */
  ownRoute: string;
  /** Relative to the folder of the pages: `api/arguments.md`. */
  file: string;
  /** This site's own file, relative to the root. */
  source: string;
}

export interface Content {
  pages: Page[];
  sidebar: SidebarItem[];
  /** The folder of the pictures below `/img/`; absolute. */
  images: string;
}

const snapshot = path.join(root, 'versioned_docs', `version-${config.version}`);

/**
 * The snapshot's pages as plain Markdown, the reference included.
 *
 * @throws if the reference hasn't been generated yet, which a build does
 */
export function readContent(): Content {
  if (!existsSync(path.join(snapshot, 'reference', 'typescript', 'index.md')))
    throw new Error("The reference hasn't been generated. Run `npm run build` first.");

  const files = listFiles(snapshot).filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
  const routes = new Set(files.map(routeOf));
  if (routes.size !== files.length) throw new Error("Two addresses differ only in case, which Starlight can't serve.");

  const pages = files.map((file): Page => {
    const absolute = path.join(snapshot, file);
    const route = routeOf(file);
    const plain = reducePage(absolute, readFileSync(absolute, 'utf8'), (address) => mapAddress(address, routes));
    return {
      ...plain,
      route,
      ownRoute: pageRoute(file, plain.slug),
      file: `${idOf(route)}.md`,
      source: path.relative(root, absolute),
    };
  });
  return {pages, sidebar: readSidebar(files), images: path.join(root, 'static', 'img')};
}

/** Converts another page's address with `routeOf`; the start page for addresses outside the snapshot. */
function mapAddress(address: string, routes: ReadonlySet<string>): string {
  if (!address.startsWith('/') || address.startsWith('/img/')) return address;
  const [place = '', anchor] = address.split('#');
  const plain = routeOf(place.replace(/\/$/, '').slice(1));
  const route = [plain, `${plain}/`].find((candidate) => routes.has(candidate)) ?? '/';
  return anchor === undefined ? route : `${route}#${anchor}`;
}
