import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import {append} from '@docs-kit/base/group';
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
    inlineConstants(root);
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
      if (!isForRoot(rule)) return;
      rule.walkDecls(/^--/, (declaration) => {
        if (own.has(declaration.prop) && !declaration.important) declaration.remove();
      });
    });
  });
}

/**
 * Writes the values of the root's constants in place of their names, which a page then doesn't define: 1 KiB of it
 * (Brotli). A constant has one definition, which refers to no variable that elements define for themselves.
 */
function inlineConstants(root: Root): void {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => append(definitions, declaration.prop, declaration));
  const isRoots = (name: string): boolean =>
    (definitions.get(name) ?? []).every(({parent}) => parent?.type === 'rule' && isForRoot(parent));
  const constants = new Map(
    [...definitions].flatMap(([name, [only, ...others]]) => {
      const isConstant =
        only && others.length === 0 && isUnconditional(only) && [name, ...variablesIn(only.value)].every(isRoots);
      return isConstant ? [[name, only.value]] : [];
    }),
  );
  // Minified styles have no space after `var()`, where a value needs one before the next.
  const inlined = (value: string): string =>
    value.replace(/var\(\s*(--[\w-]+)\s*\)(?=([\w.#-]?))/g, (found, name: string, next: string) => {
      const constant = constants.get(name);
      return constant === undefined ? found : inlined(constant) + (next && ' ');
    });
  root.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value);
  });
}

/** Whether all selectors of a rule are the root element's, in any state. */
const isForRoot = (rule: Rule): boolean =>
  rule.selectors.every((selector) => /^(?::root|html)(?:\[[^\]]*\])?$/.test(selector));

/** Whether a variable's definition is the root's in all states and on all screens. A keyword such as `inherit` is none. */
const isUnconditional = ({value, parent}: Declaration): boolean =>
  !/^(?:inherit|initial|unset|revert.*)$/.test(value) &&
  parent?.type === 'rule' &&
  /^(?::root|html)$/.test(parent.selector) &&
  (parent.parent?.type === 'root' || (parent.parent as AtRule).name === 'layer');

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
