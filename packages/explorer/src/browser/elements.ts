import {element} from '@docs-kit/instant/browser/element';

/** Converts backticks in a text to code elements. */
export function prose(text: string): (Node | string)[] {
  return text.split(/(`[^`]+`)/).map((part) => (/^`.+`$/.test(part) ? element('code', {}, part.slice(1, -1)) : part));
}

/**
 * Finds an element of the document.
 *
 * @throws if it's missing or of another type
 */
export function byId<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`#${id}: not in the document`);
  return found;
}
