/**
 * The element that an anchor names; null where none does.
 *
 * @param hash with its `#`; one that is encoded wrongly is taken as it is
 */
export function anchorTarget(hash = location.hash): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
