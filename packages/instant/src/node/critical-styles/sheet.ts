import postcss, {type ChildNode, type Container, type Declaration, type Root} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type {Tokens} from './tokens';

/** A part of a style sheet. */
interface Part {
  /** A declaration or statement with its semicolon, an animation, or the head of a block with `parts`. */
  text: string;
  parts?: readonly Part[];
  /** The selectors of a rule, with the tokens that a page needs for them to match anything. */
  selectors?: readonly {text: string; needs: string[]}[];
  /** The variable or animation that it defines, which a page may not need. */
  name?: string;
  /** The variables and animations that it refers to, and possibly unrelated words. */
  uses: readonly string[];
}

/** A style sheet from which a page can extract the rules that it uses. */
export class StyleSheet {
  private readonly parts: readonly Part[];

  /** @param css minified, without comments */
  constructor(css: string) {
    const root = postcss.parse(css);
    removeOverridden(root);
    this.parts = partsOf(root);
  }

  /**
   * The rules that a page uses, in order: those whose elements, classes and ids it contains, with the variables and
   * animations that they refer to, directly or through others. Attributes and pseudo-classes are assumed to match,
   * because they change while a page is open.
   */
  usedBy(tokens: Tokens, html: string): string {
    const parts = matching(this.parts, tokens);
    const used = new Set(variablesIn(html));
    const leaves = leavesOf(parts);
    for (let size = -1; size !== used.size;) {
      size = used.size;
      for (const {name, uses} of leaves)
        if (name === undefined || used.has(name)) uses.forEach((other) => used.add(other));
    }
    return print(parts, used);
  }
}

/** The rules that match something, with the selectors that do. */
const matching = (parts: readonly Part[], tokens: Tokens): Part[] =>
  parts.flatMap((part) => {
    if (!part.selectors) return part.parts ? {...part, parts: matching(part.parts, tokens)} : part;
    const found = part.selectors.filter(({needs}) => needs.every((need) => tokens.has(need)));
    return found.length === 0 ? [] : {...part, text: found.map(({text}) => text).join()};
  });

const leavesOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.parts ? leavesOf(part.parts) : part));

/** The text of parts without the definitions that aren't used, and without blocks that are empty then. */
const print = (all: readonly Part[], used: ReadonlySet<string>): string =>
  all
    .map(({text, parts, name}) => {
      if (!parts) return name === undefined || used.has(name) ? text : '';
      const content = print(parts, used);
      return content && `${text}{${content}}`;
    })
    .join('')
    .replace(/;$/, '');

/**
 * Removes the root's variables in layers that the site's own styles, which are in none, set for the root in any case:
 * most of Infima's, 0.8 KiB of a page (Brotli).
 */
function removeOverridden(root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selectors.includes(':root')) node.walkDecls(/^--/, ({prop}) => void own.add(prop));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (!rule.selectors.every((selector) => /^(?::root|html)(?:\[[^\]]*\])?$/.test(selector))) return;
      rule.walkDecls(/^--/, (declaration) => {
        if (own.has(declaration.prop) && !declaration.important) declaration.remove();
      });
    });
  });
}

/** The arguments of `:not()`, `:is()` and the like aren't needed. */
function readSelectors(list: string): {text: string; needs: string[]}[] {
  return parseSelectors()
    .astSync(list)
    .nodes.map((selector) => ({
      text: selector.toString().trim(),
      needs: selector.nodes.flatMap((node) => {
        if (node.type === 'class') return [`.${node.value}`];
        if (node.type === 'id') return [`#${node.value}`];
        return node.type === 'tag' ? [node.value.toLowerCase()] : [];
      }),
    }));
}

const partsOf = ({nodes = []}: Container): Part[] => nodes.map(partOf);

function partOf(node: ChildNode): Part {
  const text = node.toString();
  if (node.type === 'decl') return {text: `${text};`, uses: usesOf(node), ...(node.variable && {name: node.prop})};
  if (!('nodes' in node) || !node.nodes) return {text: `${text};`, uses: []};
  if (node.type === 'atrule' && node.name === 'keyframes') return {text, name: node.params, uses: variablesIn(text)};
  const [head = ''] = text.split('{', 1);
  const selectors = node.type === 'rule' ? {selectors: readSelectors(node.selector)} : {};
  return {text: head, parts: partsOf(node), uses: [], ...selectors};
}

function usesOf({prop, value}: Declaration): string[] {
  const hasAnimation = prop.startsWith('--') || /^animation(-name)?$/.test(prop);
  return [...variablesIn(value), ...(hasAnimation ? value.split(/[\s,]+/) : [])];
}

/** The variables that a text refers to. */
function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))];
}
