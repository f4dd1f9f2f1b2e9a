/** How long, in milliseconds, a button shows the result of copying. */
const messageDuration = {copied: 1000, refused: 5000};

/**
 * Copies text to the clipboard. Returns false if the browser refuses: the Clipboard API is limited to HTTPS and
 * localhost, and may be denied there; elsewhere, `execCommand` may still work.
 *
 * @param text or a promise of it, which the Clipboard API awaits itself, because Safari would otherwise lose the user
 *   activation
 * @throws the promise's rejection
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
  // Deprecated, but the only way without the Clipboard API.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

const labels = {
  copied: 'Copied',
  refused: 'Your browser blocked copying. The text is selected.',
};

/** Shows the result on a button, and announces it to assistive technology. */
export function say(button: HTMLElement, what: keyof typeof labels, said = labels[what]): void {
  const label = button.ariaLabel;
  if ('copied' in button.dataset || 'refused' in button.dataset) return;
  button.dataset[what] = '';
  button.ariaLabel = said;
  setTimeout(() => {
    button.removeAttribute(`data-${what}`);
    button.ariaLabel = label;
  }, messageDuration[what]);
}
