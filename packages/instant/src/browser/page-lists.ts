/** Lists of files that a page loads later, in JSON elements in its head. */
export type PageList = 'page-scripts' | 'page-styles';

/** The addresses in one of a page's lists; empty if there's no such list. */
export function listed(id: PageList, page: Document = document): string[] {
  const element = page.getElementById(id);
  return element ? (JSON.parse(element.textContent) as string[]) : [];
}
