/** Milliseconds that a button says what became of a copy. */
const saidFor = {copied: 1000, refused: 5000};

/**
 * Copies a text; false where the browser refuses. It gives the clipboard only to pages served over HTTPS or from localhost,
 * and not to all of these; elsewhere the old way may still work.
 *
 * @param text or a promise of it, which the clipboard itself waits for: Safari forgets the click in the meantime
 * @throws what the promise is rejected with
 */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': text.then((loaded) => new Blob([loaded]))})]));
    return true;
  } catch {
    return copyFromPage(await text);
  }
}

function copyFromPage(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  document.body.append(area);
  area.select();
  // Deprecated, and the only way without the clipboard.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

const labels = {copied: 'Copied', refused: 'Selected: the browser doesn’t let the page copy'};

/** Shows on a button, and says to assistive technology, what became of a copy. */
export function say(button: HTMLElement, what: keyof typeof labels, said = labels[what]): void {
  const label = button.ariaLabel;
  if ('copied' in button.dataset || 'refused' in button.dataset) return;
  button.dataset[what] = '';
  button.ariaLabel = said;
  setTimeout(() => {
    button.removeAttribute(`data-${what}`);
    button.ariaLabel = label;
  }, saidFor[what]);
}
