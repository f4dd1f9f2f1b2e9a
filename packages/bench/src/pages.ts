import type {Content, Page} from './reduce/content';

export const pageNames = ['landing', 'short', 'long', 'longest', 'reference'] as const;
export type PageName = (typeof pageNames)[number];

const addresses: Record<Exclude<PageName, 'longest'>, string> = {
  landing: '/',
  short: '/install',
  long: '/api/arguments',
  reference: '/reference/typescript/api/client.gen/classes/Container',
};

/** The measured pages. The longest one is the guide with the most bytes. */
export function selectPage(content: Content, name: PageName): Page {
  if (name !== 'longest') return pageAt(content, addresses[name]);
  const guides = content.pages.filter(({route}) => !route.startsWith('/reference/'));
  return guides.reduce((longest, page) => (page.body.length > longest.body.length ? page : longest));
}

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

/** A link in a guide's text, and the page that it leads to. */
export const clicks: {label: string; from: string; to: PageName}[] = [
  {label: 'to a short page', from: '/contributing', to: 'short'},
  {label: 'to a long page', from: '/api/constructor', to: 'long'},
];
