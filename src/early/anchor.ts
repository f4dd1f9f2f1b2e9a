/** The element that the address's anchor names; null without one, and for one that is encoded wrongly and names none. */
export function anchorTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
