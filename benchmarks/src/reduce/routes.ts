import path from 'node:path';

/**
 * The address at which every generator serves a file without being told: lower case and without dots, since Starlight
 * makes slugs of file names; with a slash at the end for the index of a folder, without one for any other page.
 *
 * @param file Relative to the folder of the pages, without regard to `slug`: `api/client.gen/classes/Container.md`.
 */
export function routeOf(file: string): string {
  const parts = file
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split(path.sep)
    .map((part) => part.replaceAll('.', '-'));
  const route = `/${parts.join('/')}`;
  return route.endsWith('/index') ? route.slice(0, -'index'.length) : route;
}

/** The file of a route, relative to the folder of the pages: `api/index.md`. */
export function fileOf(route: string): string {
  return `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;
}
