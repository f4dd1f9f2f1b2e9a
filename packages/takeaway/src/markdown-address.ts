/**
 * A page's Markdown address: `/docs/api/secrets.md` for `/docs/api/secrets`, `/docs/index.md` for the home page.
 *
 * @param page the page's address, with the base path
 */
export function markdownAddress(page: string, baseUrl: string): string {
  return page === baseUrl ? `${baseUrl}index.md` : `${page.replace(/\/$/, '')}.md`;
}
