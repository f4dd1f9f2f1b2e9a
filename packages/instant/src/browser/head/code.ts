import {copy, say} from './clipboard';

/**
 * Handles the copy and wrap buttons of all current and future code blocks, before and after hydration, without React.
 */
export function answerCodeButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('.code-copy, .code-wrap');
    const code = button && button.closest('.code-content')?.querySelector('code');
    if (!code) return;
    if (button.matches('.code-wrap')) {
      const wrapped = code.toggleAttribute('data-wrapped');
      button.setAttribute('aria-pressed', String(wrapped));
    } else {
      void copy(code.textContent).then((copied) => {
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

/**
 * Shows the wrap button if lines are longer than the block; measured when the reader first hovers over or focuses it.
 */
function offerWrap(block: Element): void {
  const [wrap, pre, code] = ['.code-wrap', 'pre', 'code'].map((part) => block.querySelector(part));
  if (wrap && pre && code)
    wrap.toggleAttribute('hidden', pre.scrollWidth <= pre.clientWidth && !code.hasAttribute('data-wrapped'));
}
