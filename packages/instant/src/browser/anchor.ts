import {decoded} from '@docs-kit/base/decoded';

/**
 * The element with the id in a hash; null if there's none. Mail and chat programs change the case of an address, encode
 * its separators, and add punctuation or the words after it, so the first word of the hash also counts.
 *
 * @param hash with its `#`; an invalid encoding is used as it is
 */
export function anchorTarget(hash = location.hash): HTMLElement | null {
  const id = decoded(hash.slice(1)) ?? hash.slice(1);
  const [word = ''] = /[-\w]*[a-z\d]/i.exec(id) ?? [];
  return document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id="${word}" i]`);
}

/** Replaces a hash that the browser hasn't found by the one that it means. */
export function mendAnchor(): void {
  const target = anchorTarget();
  if (target && !document.querySelector(':target')) location.replace(`#${target.id}`);
}
