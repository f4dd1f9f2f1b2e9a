import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Rule} from 'postcss';
import parseSelectors, {type Node} from 'postcss-selector-parser';
import type {Tokens} from './tokens';

/** A selector with the tokens that a page needs for it to match anything. */
interface Selector {
  text: string;
  needs: string[];
}

/** A part of a sheet with the variables and animations that it refers to, and possibly unrelated words. */
interface Text {
  text: string;
  uses: string[];
}

type Part =
  | ({kind: 'text'} & Text)
  | ({kind: 'variable'; name: string} & Text)
  | ({kind: 'keyframes'; name: string} & Text)
  | {kind: 'rule'; selectors: Selector[]; parts: Part[]}
  | {kind: 'group'; head: string; parts: Part[]};

/** A style sheet from which a page can extract the rules that it uses. */
export class StyleSheet {
  readonly #parts: Part[];
  /** All distinct sets of tokens that its selectors require. */
  readonly #needs: string[];
  /** Results by the tokens found: many pages are alike. */
  readonly #answers = new Map<string, string>();

  /** @param css minified; comments are removed */
  constructor(css: string) {
    this.#parts = read(postcss.parse(css));
    this.#needs = [...new Set(needsIn(this.#parts))];
  }

  /**
   * The rules that a page uses, in order: those whose elements, classes and ids it contains, with the variables and
   * animations that they refer to. Attributes and pseudo-classes are assumed to match, because they change while a page
   * is open.
   */
  usedBy(tokens: Tokens, html: string): string {
    const names = variablesIn(html);
    const question = [...this.#needs.filter((need) => tokens.has(need)), ...names.sort()].join();
    const answer = this.#answers.get(question) ?? this.#answer(tokens, names);
    this.#answers.set(question, answer);
    return answer;
  }

  #answer(tokens: Tokens, names: readonly string[]): string {
    const rules = keep(this.#parts, tokens);
    return write(rules, usedNames(rules, names));
  }
}

function read(container: Container): Part[] {
  return (container.nodes ?? []).flatMap(readNode);
}

function readNode(node: ChildNode): Part[] {
  switch (node.type) {
    case 'rule':
      return [{kind: 'rule', selectors: readRule(node), parts: read(node)}];
    case 'decl':
      return [readDeclaration(node)];
    case 'atrule':
      return [readAtRule(node)];
    default:
      return [];
  }
}

function readDeclaration({prop, value, important}: Declaration): Part {
  const text = `${prop}:${value}${important ? '!important' : ''}`;
  const isVariable = prop.startsWith('--');
  const animations = isVariable || /^animation(-name)?$/.test(prop) ? value.split(/[\s,]+/) : [];
  const uses = [...variablesIn(value), ...animations];
  return isVariable ? {kind: 'variable', name: prop, text, uses} : {kind: 'text', text, uses};
}

function readAtRule(rule: AtRule): Part {
  const head = `@${rule.name}${rule.params && ` ${rule.params}`}`;
  if (rule.name === 'keyframes') {
    const text = rule.toString();
    return {kind: 'keyframes', name: rule.params, text, uses: variablesIn(text)};
  }
  return rule.nodes ? {kind: 'group', head, parts: read(rule)} : {kind: 'text', text: head, uses: []};
}

function readRule(rule: Rule): Selector[] {
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.map((selector) => ({text: selector.toString().trim(), needs: selector.nodes.flatMap(needsOf)}));
}

/** The arguments of `:not()`, `:is()` and the like are ignored. */
function needsOf(node: Node): string[] {
  switch (node.type) {
    case 'class':
      return [`.${node.value}`];
    case 'id':
      return [`#${node.value}`];
    case 'tag':
      return [node.value.toLowerCase()];
    default:
      return [];
  }
}

function needsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    switch (part.kind) {
      case 'group':
        return needsIn(part.parts);
      case 'rule':
        return [...part.selectors.flatMap(({needs}) => needs), ...needsIn(part.parts)];
      default:
        return [];
    }
  });
}

function keep(parts: readonly Part[], tokens: Tokens): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const inside = keep(part.parts, tokens);
      return inside.length > 0 ? [{...part, parts: inside}] : [];
    }
    if (part.kind !== 'rule') {
      return [part];
    }
    const selectors = part.selectors.filter(({needs}) => needs.every((need) => tokens.has(need)));
    return selectors.length > 0 ? [{...part, selectors, parts: keep(part.parts, tokens)}] : [];
  });
}

/** The variables and animations that are needed: those in `names`, those in declarations, and their references. */
function usedNames(parts: readonly Part[], names: readonly string[]): Set<string> {
  const used = new Set(names);
  const texts = textsIn(parts);
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const part of texts) {
      if (part.kind === 'text' || used.has(part.name)) part.uses.forEach((name) => used.add(name));
    }
  }
  return used;
}

type TextPart = Exclude<Part, {parts: Part[]}>;

function textsIn(parts: readonly Part[]): TextPart[] {
  return parts.flatMap((part) => ('parts' in part ? textsIn(part.parts) : [part]));
}

/** @param used the variables and animations to write */
function write(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return `${part.text};`;
        case 'variable':
          return used.has(part.name) ? `${part.text};` : '';
        case 'keyframes':
          return used.has(part.name) ? part.text : '';
        default: {
          const head = part.kind === 'rule' ? part.selectors.map(({text}) => text).join(',') : part.head;
          const inside = write(part.parts, used);
          return inside && `${head}{${inside.replace(/;$/, '')}}`;
        }
      }
    })
    .join('');
}

/** The variables that a text refers to. */
function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))];
}
