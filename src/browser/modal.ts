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
 * Makes everything on the page inert but an element and what a selector keeps, so that neither the pointer nor the keyboard
 * nor assistive technology reaches the page that a menu covers.
 *
 * @returns gives the page back
 */
export function coverPage(shown: Element, kept: string): () => void {
  const disabled: HTMLElement[] = [];
  for (let element = shown; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of Array.from(element.parentElement.children)) {
      if (sibling !== element) disable(sibling, kept, disabled);
    }
  }
  return () => {
    for (const element of disabled) element.inert = false;
  };
}
