import type {Page} from '@playwright/test';
import {expect, secondFrame} from './fixtures';

/** Properties that an element takes from its parent, unless a rule says otherwise. */
const inherited =
  'border-collapse color color-scheme cursor fill font-family font-size font-style font-weight hyphens letter-spacing line-height list-style-type overflow-wrap stroke tab-size text-align text-transform visibility white-space word-break';

/** Other properties that a reader sees, apart from lengths. */
const own =
  'align-items align-self animation-name background-attachment background-color background-image border-bottom border-left border-radius border-right border-top box-shadow break-after break-inside clip-path column-count content display flex flex-direction flex-wrap float gap justify-content mask-image opacity order outline overflow padding pointer-events position scroll-margin text-decoration-line text-overflow text-underline-offset transform transition-property user-select vertical-align z-index';

/** Lengths as the style sheet has them, as `auto` or `100%`: those that the layout computes depend on texts and fonts. */
const lengths =
  'bottom height left margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width right top width';

/**
 * How a page looks, apart from its text: one line for each kind of element, with its `::before` and `::after`, as a rule
 * of a style sheet. A kind is the names and classes of an element and its parent; elements of one kind that look
 * different have several lines. A line has the properties that differ from the parent's or, if they aren't inherited,
 * from those that the browser gives such an element.
 *
 * @param only the properties to compare; all if missing
 */
export async function appearance(page: Page, only?: RegExp): Promise<string[]> {
  // React renders again for another window, a script makes pictures zoom, and a transition would be read half-way.
  await secondFrame(page);
  await expect(page.locator('.theme-doc-markdown picture > img:not(.medium-zoom-image)')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().every(({playState}) => playState !== 'running'));
  const [fromParent, others, sizes] = [inherited, own, lengths].map((names) =>
    names.split(' ').filter((name) => only?.test(name) ?? true),
  );
  return page.evaluate(
    ([fromParent = [], others = [], sizes = []]) => {
      type Values = Record<string, string>;
      const pick = (names: string[], value: (name: string) => string): Values =>
        Object.fromEntries(names.map((name) => [name, value(name)]));
      const read = (style: CSSStyleDeclaration): Values =>
        pick([...fromParent, ...others], (name) => style.getPropertyValue(name));
      const measure = (element: Element): Values => {
        const map = element.computedStyleMap();
        return pick(sizes, (name) => String(map.get(name)));
      };

      const defaults = new Map<string, Values>();
      const defaultsOf = ({localName, namespaceURI}: Element): Values => {
        const known = defaults.get(localName);
        if (known !== undefined) return known;
        const probe = document.createElementNS(namespaceURI, localName) as HTMLElement | SVGElement;
        probe.style.all = 'revert';
        document.documentElement.append(probe);
        const values = {...read(getComputedStyle(probe)), ...measure(probe)};
        probe.remove();
        defaults.set(localName, values);
        return values;
      };

      const nameOf = ({localName, classList}: Element): string =>
        // Without the hash of a CSS module.
        [localName, ...Array.from(classList, (name) => name.replace(/_[\w+-]{4}$/, ''))].join('.');

      const declarations = (values: Values, parent: Values, initial: Values): string[] =>
        Object.entries(values)
          .filter(([name, value]) => value !== (fromParent.includes(name) ? parent : initial)[name])
          // A line that isn't drawn has the colour of the text.
          .filter(
            ([name, value]) => !/^(border-(bottom|left|right|top)|outline)$/.test(name) || !value.includes('none'),
          )
          .map(([name, value]) => `${name}: ${name === 'content' ? value.replace(/^"\w.*"$/, '"text"') : value}`);

      const known = new Map<Element, Values>();
      const valuesOf = (element: Element): Values => {
        const values = known.get(element) ?? read(getComputedStyle(element));
        known.set(element, values);
        return values;
      };

      const none = defaultsOf(document.createElement('x-none'));
      const rules = new Set<string>();
      const places = new Map<Element | null, string>();
      const seen = new Set<string>();
      for (const element of document.querySelectorAll('body, body *')) {
        const {parentElement: parent, previousElementSibling: before, nextElementSibling: after} = element;
        // Only one of the elements in similar places: a long page has thousands.
        const place = `${places.get(parent)} ${before && nameOf(before)}+${nameOf(element)}${after && ' not last'}`;
        places.set(element, place);
        if (parent === null || seen.has(place) || !element.checkVisibility()) continue;
        seen.add(place);
        const values = valuesOf(element);
        // A script computes the lengths in `style`.
        const measured = element.hasAttribute('style') ? {} : measure(element);
        const own = declarations({...values, ...measured}, valuesOf(parent), defaultsOf(element));
        const pseudos = ['::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (style.content === 'none') return [];
          return declarations(read(style), values, none).map((declaration) => `${pseudo} ${declaration}`);
        });
        rules.add(`${nameOf(parent)} > ${nameOf(element)} { ${[...own, ...pseudos].join('; ')} }`);
      }
      return [...rules];
    },
    [fromParent, others, sizes],
  );
}
