/**
 * The address at which every generator serves a file by default: lower case and without dots, because Starlight
 * derives slugs from file names; with a trailing slash for a folder's index only.
 *
 * @param file relative to the folder of pages, ignoring `slug`: `api/client.gen/classes/Container.md`
 */
export function routeOf(file: string): string {
  const parts = file
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replaceAll('.', '-'));
  const route = `/${parts.join('/')}`;
  return route.endsWith('/index') ? route.slice(0, -'index'.length) : route;
}

/** A route's file without its extension, relative to the folder of pages: `api/index` for `/api/`. */
export const idOf = (route: string): string => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}`;
