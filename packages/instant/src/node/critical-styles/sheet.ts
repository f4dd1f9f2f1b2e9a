import postcss, {type AtRule, type Declaration, type Node, type Root} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type {Tokens} from './tokens';

/** A style sheet from which a page can extract the rules that it uses. */
export class StyleSheet {
  private readonly root: Root;
  /** The selectors of each list, with the tokens that a page needs for them to match anything. */
  private readonly selectors = new Map<string, {text: string; needs: string[]}[]>();
  /** All distinct tokens that selectors need. */
  private readonly tokens: string[];
  /** Results by the tokens found: many pages are alike. */
  private readonly answers = new Map<string, string>();

  /** @param css minified */
  constructor(css: string) {
    this.root = postcss.parse(css);
    removeOverridden(this.root);
    this.root.walkRules(({selector}) => {
      if (!this.selectors.has(selector)) this.selectors.set(selector, readSelectors(selector));
    });
    this.tokens = [...new Set([...this.selectors.values()].flat().flatMap(({needs}) => needs))];
  }

  /**
   * The rules that a page uses, in order: those whose elements, classes and ids it contains, with the variables and
   * animations that they refer to. Attributes and pseudo-classes are assumed to match, because they change while a page
   * is open.
   */
  usedBy(tokens: Tokens, html: string): string {
    const names = variablesIn(html);
    const question = [...this.tokens.filter((token) => tokens.has(token)), ...names.sort()].join();
    const answer = this.answers.get(question) ?? this.answer(tokens, names);
    this.answers.set(question, answer);
    return answer;
  }

  private answer(tokens: Tokens, names: readonly string[]): string {
    const root = this.root.clone();
    root.walkRules((rule) => {
      if (isKeyframes(rule.parent)) return;
      const all = this.selectors.get(rule.selector) ?? [];
      const matching = all.filter(({needs}) => needs.every((need) => tokens.has(need)));
      if (matching.length === 0) rule.remove();
      else if (matching.length < all.length) rule.selector = matching.map(({text}) => text).join(',');
    });
    removeUnused(root, names);
    return root.toString();
  }
}

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

const isKeyframes = (node: Node | undefined): node is AtRule =>
  node?.type === 'atrule' && 'name' in node && node.name === 'keyframes';

/**
 * Removes variables and animations that neither `names` contains nor a declaration refers to, directly or through
 * others, and what's empty then.
 */
function removeUnused(root: Root, names: readonly string[]): void {
  const optional: {name: string; uses: string[]; node: Declaration | AtRule}[] = [];
  const used = new Set(names);
  root.walk((node) => {
    if (isKeyframes(node)) optional.push({name: node.params, uses: variablesIn(node.toString()), node});
    if (node.type !== 'decl' || isKeyframes(node.parent?.parent)) return;
    if (node.variable) optional.push({name: node.prop, uses: usesOf(node), node});
    else usesOf(node).forEach((name) => used.add(name));
  });
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const {name, uses} of optional) if (used.has(name)) uses.forEach((other) => used.add(other));
  }
  for (const {name, node} of optional) if (!used.has(name)) removeWithParents(node);
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) removeWithParents(node);
  });
}

function removeWithParents(node: Node): void {
  const {parent} = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) removeWithParents(parent);
}

/** The variables and animations that a declaration refers to, and possibly unrelated words. */
function usesOf({prop, value}: Declaration): string[] {
  const hasAnimation = prop.startsWith('--') || /^animation(-name)?$/.test(prop);
  return [...variablesIn(value), ...(hasAnimation ? value.split(/[\s,]+/) : [])];
}

/** The variables that a text refers to. */
function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))];
}
