/** The theme's dropdowns in the navbar (theme-classic 3.10). */
const dropdown = '.dropdown--hoverable';

const partsOf = (element: Element) => Array.from(element.children) as [button: HTMLElement, menu: HTMLElement];

/** Tells assistive technology whether a menu is visible. React, which opens it by key, knows nothing of the hover. */
function describe(element: Element): void {
  const [button, menu] = partsOf(element);
  // A menu that Escape has closed stays closed as long as the pointer is on it.
  if (element.matches(':not(:hover), .dropdown--show')) menu.hidden = false;
  button.ariaExpanded = `${!menu.hidden && element.matches(':hover, .dropdown--show')}`;
}

/** Closes a menu, and gives the focus back to its button. */
function close(element: Element): void {
  const [button, menu] = partsOf(element);
  if (menu.contains(document.activeElement)) button.focus();
  menu.hidden = true;
  button.ariaExpanded = 'false';
  // React closes a menu that a key has opened when the focus is elsewhere.
  document.dispatchEvent(new Event('focusin'));
}

/** Handles what the theme leaves to the style sheet, menus that open by hover, and Escape, before and after hydration. */
export function answerDropdowns(): void {
  // Not pointer events: those of a finger end before the browser lets it hover.
  for (const type of ['keydown', 'mouseover', 'mouseout', 'focusout']) {
    document.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape')
        document.querySelectorAll(`${dropdown}:is(:hover, .dropdown--show)`).forEach(close);
      const element = event.target instanceof Element && event.target.closest(dropdown);
      // After React's own handlers.
      if (element) setTimeout(describe, 0, element);
    });
  }
}
