import {withoutPrompts} from './copy';

/** Milliseconds that a button says what became of a copy. */
const saidFor = {copied: 1000, refused: 5000};

/** The copy and wrap buttons of all code blocks, on the page now or later. They need no React, before or after hydration. */
export function answerCodeButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('.code-copy, .code-wrap');
    const code = button && button.closest('.code-content')?.querySelector('code');
    if (!code) return;
    if (button.matches('.code-wrap')) {
      const wrapped = code.toggleAttribute('data-wrapped');
      button.setAttribute('aria-pressed', String(wrapped));
    } else {
      const language = /language-([\w-]+)/.exec(code.closest('.theme-code-block')?.className ?? '')?.[1] ?? '';
      void copy(withoutPrompts(code.textContent, language)).then((copied) => {
        if (!copied) getSelection()?.selectAllChildren(code);
        say(button, copied ? 'copied' : 'refused');
      });
    }
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      const block = target instanceof Element && target.closest('.code-content');
      if (block) offerWrap(block);
    });
  }
}

/** Shows the wrap button where lines are longer than the block, which is measured only when the reader comes near. */
function offerWrap(block: Element): void {
  const [wrap, pre, code] = ['.code-wrap', 'pre', 'code'].map((part) => block.querySelector(part));
  if (wrap && pre && code) {
    wrap.toggleAttribute('hidden', pre.scrollWidth <= pre.clientWidth && !code.hasAttribute('data-wrapped'));
  }
}

/**
 * Copies a text; false where the browser refuses. It gives the clipboard only to pages served over HTTPS or from localhost,
 * and not to all of these; elsewhere the old way may still work.
 */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromPage(text);
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

function say(button: HTMLButtonElement, what: keyof typeof labels): void {
  const label = button.ariaLabel;
  if ('copied' in button.dataset || 'refused' in button.dataset) return;
  button.dataset[what] = '';
  button.ariaLabel = labels[what];
  setTimeout(() => {
    button.removeAttribute(`data-${what}`);
    button.ariaLabel = label;
  }, saidFor[what]);
}
