import {baseUrl} from '../config/site';

/** The address of a page as Markdown: `/0.18/api/secrets.md` for `/0.18/api/secrets`, `/0.18/index.md` for the home page. */
export function markdownAddress(page: string): string {
  return page === baseUrl ? `${baseUrl}index.md` : `${page.replace(/\/$/, '')}.md`;
}

/** Whether a page is also there as Markdown: not the pages of the TypeScript reference, which are made of declarations. */
export function isGuide(page: string): boolean {
  return !page.startsWith(`${baseUrl}reference/typescript`);
}
