function disable(element: Element, kept: string, disabled: HTMLElement[]): void {
  if (!(element instanceof HTMLElement) || element.inert || element.matches(kept)) return;
  if (element.querySelector(kept)) {
    for (const child of Array.from(element.children)) disable(child, kept, disabled);
  } else {
    element.inert = true;
    disabled.push(element);
  }
}

/**
 * Makes the page inert except for one element and whatever matches a selector, so that pointer, keyboard and assistive
 * technology can't reach content that a menu covers.
 *
 * @returns a function that undoes it
 */
export function coverPage(shown: Element, kept: string): () => void {
  const disabled: HTMLElement[] = [];
  for (let element = shown; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of Array.from(element.parentElement.children))
      if (sibling !== element) disable(sibling, kept, disabled);
  }
  return () => {
    for (const element of disabled) element.inert = false;
  };
}
