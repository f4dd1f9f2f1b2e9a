import {loadModules} from '@docs-kit/instant/browser/chunks';
import {useEffect} from 'react';

/** The calls in samples, each of which links to its entry in the reference. */
const calls = '.theme-code-block pre a';
/** Until a resting pointer, and a finger that holds, ask for the preview. */
const restMs = 300;
const holdMs = 500;

function listen(): () => void {
  const listening = new AbortController();
  const on = (types: string, handle: (event: Event) => void): void =>
    types
      .split(' ')
      .forEach((type) => document.addEventListener(type, handle, {capture: true, signal: listening.signal}));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The link under a finger that holds: neither the browser's menu nor a click is meant. */
  let held: Element | null = null;
  /** The call whose preview was asked for last. */
  let asked: Element | undefined;

  const ask = (call: Element | null, delay: number): void => {
    clearTimeout(timer);
    asked = undefined;
    if (!(call instanceof HTMLAnchorElement)) return;
    timer = setTimeout(() => {
      asked = call;
      loadModules(() => import('./preview'))
        .then((preview) => preview.show(call))
        // Without the preview, the link still leads to the same entry.
        .catch(() => undefined);
    }, delay);
  };
  const callOf = ({target}: Event): Element | null => (target instanceof Element ? target.closest(calls) : null);

  on('pointerover', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') ask(callOf(event), restMs);
  });
  on('focusin', (event) => {
    if (callOf(event)?.matches(':focus-visible')) ask(callOf(event), 0);
  });
  on('pointerdown', (event) => {
    held = (event as PointerEvent).pointerType === 'touch' ? callOf(event) : null;
    ask(held, holdMs);
  });
  on('pointerup pointercancel', () => {
    if (held) clearTimeout(timer);
  });
  on('contextmenu click', (event) => {
    if (!held || held !== asked) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // The pointer that brought the scripts may rest on a call already.
  ask(document.querySelector(`:is(${calls}):hover`), restMs);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Shows what the reference says of a call in a sample: by pointer, focus, or a finger that holds. For the theme's `Root`. */
export function useCallPreviews(): void {
  useEffect(listen, []);
}
