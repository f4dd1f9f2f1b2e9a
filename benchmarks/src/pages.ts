import type {Content, Page} from './reduce/content';

export const pageNames = ['landing', 'short', 'long', 'longest', 'reference'] as const;
export type PageName = (typeof pageNames)[number];

/** The pages that are measured, by name; the longest is that of the guides with the most bytes. */
export function selectPages({pages}: Content): Record<PageName, Page> {
  const at = (ownRoute: string): Page => {
    const page = pages.find((candidate) => candidate.ownRoute === ownRoute);
    if (!page) throw new Error(`There is no page ${ownRoute} any more; choose another in benchmarks/src/pages.ts.`);
    return page;
  };
  const guides = pages.filter(({route}) => !route.startsWith('/reference/'));
  return {
    landing: at('/'),
    short: at('/install'),
    long: at('/api/arguments'),
    longest: guides.reduce((longest, page) => (page.body.length > longest.body.length ? page : longest)),
    reference: at('/reference/typescript/api/client.gen/classes/Container'),
  };
}

/** Where a reader clicks: a page of the guides, and the page that a link in its text leads to. */
export const clicks: {label: string; from: string; to: PageName}[] = [
  {label: 'to a short page', from: '/contributing', to: 'short'},
  {label: 'to a long page', from: '/api/constructor', to: 'long'},
];
