/**
 * The address at which every generator serves a page by default: lower case and without dots, because Starlight derives
 * slugs from file names.
 *
 * @param file relative to the folder of pages, with or without its extension: `api/client.gen/classes/Container.md`
 */
export function routeOf(file: string): string {
  const page = file.replace(/(?:^|\/)index$|(?:^index)?\.md$/, '');
  return `/${page.toLowerCase().replaceAll('.', '-')}`;
}

/** A route's file without its extension, relative to the folder of pages. */
export const idOf = (route: string): string => route.slice(1) || 'index';
