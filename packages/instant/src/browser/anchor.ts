/**
 * The element with the id in a hash; null if there's none.
 *
 * @param hash with its `#`; an invalid encoding is used as it is
 */
export function anchorTarget(hash = location.hash): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
