/** Writes into a box in the reader's place, so that React hears of it and the box has the focus. */
export function writeInto(box: HTMLInputElement, text: string): void {
  // React hears of a value only when it is not set through the property that it has taken over.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', {bubbles: true}));
  box.focus();
}
