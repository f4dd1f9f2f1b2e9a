/** How long, in milliseconds, a button shows the result of copying. */
const messageDuration = {copied: 1500, refused: 5000};

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

/** Shows the result on a button, and announces it: a button's own name is only read again at the next focus. */
export function say(button: HTMLElement, what: keyof typeof labels, said = labels[what]): void {
  if ('copied' in button.dataset || 'refused' in button.dataset) return;
  button.dataset[what] = said;
  const region = document.body.appendChild(document.createElement('output'));
  region.style.cssText = 'position:fixed;opacity:0';
  // Only changes of a region that's already there are announced.
  setTimeout(() => (region.textContent = said), 100);
  setTimeout(() => {
    button.removeAttribute(`data-${what}`);
    region.remove();
  }, messageDuration[what]);
}
