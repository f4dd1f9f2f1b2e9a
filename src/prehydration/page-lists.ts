/** The files that a page lists for later, in JSON elements of its head. */
export type PageList = 'page-scripts' | 'page-styles';

/** The addresses in one of a page's lists; none where it has no such list. */
export function listed(id: PageList, page: Document = document): string[] {
  const element = page.getElementById(id);
  return element ? (JSON.parse(element.textContent) as string[]) : [];
}
