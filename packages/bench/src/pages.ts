import type {Content, Page} from './content/read';

/** The measured pages. */
const addresses = {
  landing: '/',
  short: '/install',
  long: '/api/arguments',
  longest: '/cookbook',
  reference: '/reference/typescript/api/client.gen/classes/Container',
};
export type PageName = keyof typeof addresses;
export const pageNames = Object.keys(addresses) as PageName[];

export const selectPage = (content: Content, name: PageName): Page => pageAt(content, addresses[name]);

/**
 * Finds the page at an address of this site.
 *
 * @throws if there's none
 */
export function pageAt({pages}: Content, ownRoute: string): Page {
  const page = pages.find((candidate) => candidate.ownRoute === ownRoute);
  if (!page) throw new Error(`The page ${ownRoute} doesn't exist. Choose another one in packages/bench/src/pages.ts.`);
  return page;
}

/** The pages of a visit: each links to the next one in its text. */
export const visited = ['/api/arguments', '/api/default-paths', '/api/constructor'];

/** A link in a guide's text, and the page that it leads to. */
export const clicks: {label: string; from: string; to: PageName}[] = [
  {label: 'to a short page', from: '/contributing', to: 'short'},
  {label: 'to a long page', from: '/api/constructor', to: 'long'},
];
