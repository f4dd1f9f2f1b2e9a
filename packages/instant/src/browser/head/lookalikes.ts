/** All elements that look the same to a reader. */
function findLookalikes({localName, textContent, ariaLabel}: HTMLElement, within = ''): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`${within} ${localName}`);
  return Array.from(all).filter((other) => other.textContent === textContent && other.ariaLabel === ariaLabel);
}

/**
 * Returns a function that finds the same element after hydration, which may have replaced it. An entry of the open
 * mobile menu is then in React's menu.
 */
export function finder(element: HTMLElement): () => HTMLElement | undefined {
  if (element.closest('[data-early-menu] aside')) return () => findLookalikes(element, '.navbar-sidebar')[0];

  const index = findLookalikes(element).indexOf(element);
  return () => (element.isConnected ? element : findLookalikes(element)[index]);
}
