import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {elementsIn, hasClass} from '@docs-kit/base/node/hast';
import {endOfTabs} from '@docs-kit/instant/in-language';

/** Elements that only make sense in a browser. */
const controls = new Set(['button', 'label', 'wbr']);

/** Whether an element only leads somewhere or does something on the page, as a hash link or an empty anchor does. */
const isControl = (element: Element): boolean =>
  controls.has(element.tagName) ||
  element.properties.role === 'tablist' ||
  hasClass(element, 'hash-link') ||
  (element.tagName === 'a' && element.children.length === 0);

const bold = (text: string): Element => h('p', h('strong', text));

/** A code block. `data-info`, its language and title, becomes the fence's info string. */
function codeBlock(block: Element): Element {
  const [, language = 'text'] = /language-([\w-]+)/.exec([block.properties.className].flat().join(' ')) ?? [];
  const [bar] = elementsIn(block, 'div').filter((child) => hasClass(child, 'code-bar'));
  const titles = elementsIn(block, 'span').filter((child) => hasClass(child, 'code-title'));
  const label = ['Output', 'Recording'].find((known) => known === bar?.properties.dataLabel);
  const isOutput = label === 'Output' && titles.length > 0;
  const said =
    [...(label && !isOutput ? [label] : []), ...titles.map((title) => toString(title))].join(': ') || undefined;
  const code = elementsIn(block, 'code')[0];
  return h(
    'pre',
    {dataLang: language, dataMeta: said === undefined ? undefined : `title="${said}"`},
    code ? toString(code) : '',
  );
}

/** The text alternative of a drawing. */
function described(drawing: Element): Element | undefined {
  const [description] = elementsIn(drawing, 'desc');
  return description && h('p', toString(description).replace(/\s+/g, ' ').trim());
}

/** Adds a separator between sibling elements that only the style sheet separates: links in a row, parts of a card. */
function setApart(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const touches = child.type === 'element' && next?.type === 'element' && child.tagName === next.tagName;
    return touches ? [child, {type: 'text', value: ' · '}] : [child];
  });
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/**
 * Parts of the TypeScript reference: a signature becomes a code block, a row of names one line, and a long list of
 * guides its first ones and the number of the others, whose addresses would be a quarter of the longest copy.
 */
function referencePart(node: Element): Element | undefined {
  if (hasClass(node, 'api-signature')) return h('pre', {dataLang: 'typescript'}, toString(node));
  if (hasClass(node, 'api-names')) return h('p', setApart(node.children.filter(isElement)));
  if (hasClass(node, 'api-guides')) {
    const shortened = (child: ElementContent): ElementContent[] =>
      isElement(child) && child.tagName === 'details'
        ? elementsIn(child, 'summary').flatMap(({children}) => children)
        : [child];
    return h('p', node.children.flatMap(shortened));
  }
  return hasClass(node, 'api-label') ? bold(toString(node)) : undefined;
}

function reshaped(node: Element): Element | undefined {
  const {tagName, properties, children} = node;
  if (isControl(node)) return undefined;
  const part = referencePart(node);
  if (part) return part;
  // A copy has no anchors to which a name could lead.
  if (properties.id !== undefined && properties.href === `#${properties.id}`) return h('span', children);
  if (tagName === 'svg') return described(node);
  if (hasClass(node, 'theme-code-block')) return codeBlock(node);
  if (hasClass(node, 'theme-admonition')) {
    const [heading, ...content] = children;
    const title = heading?.type === 'element' ? toString(heading).trim() : '';
    return h('blockquote', [bold(title.charAt(0).toUpperCase() + title.slice(1)), ...content]);
  }
  if ('dataSdkTabs' in properties) return h('div', children, {type: 'comment', value: endOfTabs});
  if (properties.role === 'tabpanel') return h('div', [bold(String(properties.ariaLabel)), ...children]);
  if (tagName === 'a' || (tagName === 'p' && children.every(({type}) => type === 'element')))
    node.children = setApart(children);
  return node;
}

/**
 * Converts browser-only structure to what Markdown can express: tabs become labelled sections in sequence, code blocks
 * lose their colours, buttons are removed, and addresses become absolute.
 *
 * @param tree the page's content, which is changed
 * @param page the page's absolute address, `https://…`
 */
export function reshape(tree: Root, page: string): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const made = reshaped(node);
    if (!made) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    parent.children[index] = made;
    for (const name of ['href', 'src'])
      if (name in made.properties) made.properties[name] = new URL(String(made.properties[name]), page).href;
    // The visitor hasn't visited the new children yet.
    return made === node ? undefined : [SKIP, index];
  });
}
