import {baseUrl} from '../../../src/config/site';

/** A page's Markdown address: `/0.18/api/secrets.md` for `/0.18/api/secrets`, `/0.18/index.md` for the home page. */
export function markdownAddress(page: string): string {
  return page === baseUrl ? `${baseUrl}index.md` : `${page.replace(/\/$/, '')}.md`;
}

/** Whether a page is written by hand: the pages of the TypeScript reference are generated. */
export function isGuide(page: string): boolean {
  return !page.startsWith(`${baseUrl}reference/typescript`);
}
