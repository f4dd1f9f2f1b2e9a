/** Sets the value of an input as if the reader had typed it: React is notified, and the input gets the focus. */
export function writeInto(box: HTMLInputElement, text: string): void {
  // React overrides `value` on the element and ignores changes made through that override, so the prototype's setter is
  // called.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', {bubbles: true}));
  box.focus();
}
