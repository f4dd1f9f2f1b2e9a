/**
 * A page's route, which is its path unless its front matter has another.
 *
 * @param name the file below the folder of pages: `api/secrets.mdx`
 */
export const pageRoute = (name: string, slug?: string): string =>
  slug ?? `/${name.replace(/(?:\/?index)?\.mdx?$/, '')}`;
