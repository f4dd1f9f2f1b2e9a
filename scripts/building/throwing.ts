import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../src/markdown/parse';

/** A JavaScript fragment of a page. */
interface Code {
  text: string;
  /** 1-based number of its first line. */
  line: number;
  /** Whether it's at the top level of the page's module: imports, and the page's own definitions. */
  isModule: boolean;
}

interface Element {
  name: string;
  line: number;
}

/** The functions that MDX generates for a page. */
const pageFunctions = new Set(['_createMdxContent', 'MDXContent']);

/**
 * Finds the line of a page that threw during rendering. A stack contains only lines of the compiled code, so the
 * position is found through the names in the error and its stack.
 *
 * @param text the page's source
 * @param cause the error's first line: `TypeError: Cannot read properties of undefined (reading 'name')`
 * @param frames the names of functions in the stack except React's, innermost first
 * @returns a 1-based line; undefined if nothing on the page matches
 */
export function throwingLine(text: string, cause: string, frames: readonly string[]): number | undefined {
  const page = readCode(text);
  if (page === undefined) {
    return undefined;
  }
  const {code, elements} = page;
  const own = code.filter(({isModule}) => isModule);
  const component = elements.find(({name}) => frames.includes(name));
  if (component && !own.some((part) => defines(part, component.name))) {
    return component.line;
  }
  const names = [...namesIn(cause), ...frames.filter((name) => !pageFunctions.has(name))];
  // The body of a component that the page defines isn't among its expressions.
  const searched = component ? own : code;
  const found = names.flatMap((name) => searched.flatMap((part) => lineIn(part, name) ?? [])).at(0);
  const [only, second] = code.filter((part) => !part.isModule);
  return found ?? component?.line ?? (second ? undefined : only?.line);
}

/** Undefined for a page generated in Docusaurus' own Markdown format. */
function readCode(text: string): {code: Code[]; elements: Element[]} | undefined {
  const code: Code[] = [];
  const elements: Element[] = [];
  const add = (value: string, line: number, isModule = false): void => {
    // Comments are expressions without a value.
    if (!/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(value)) {
      code.push({text: value, line, isModule});
    }
  };
  let tree: Root;
  try {
    tree = parsePage(text);
  } catch {
    return undefined;
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') {
      add(node.value, line, node.type === 'mdxjsEsm');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push({name: node.name ?? '', line});
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          add(attribute.value, attribute.position?.start.line ?? line);
        } else if (typeof attribute.value === 'object' && attribute.value) {
          add(attribute.value.value, attribute.position?.start.line ?? line);
        }
      }
    }
  });
  return {code, elements};
}

const defines = ({text}: Code, name: string): boolean =>
  new RegExp(`\\b(?:function|class|const|let|var)\\s+${name}\\b`).test(text);

/** Names in an error that may occur in the code that threw it: a name, a property, or its whole message. */
function namesIn(cause: string): string[] {
  const message = cause.replace(/^\w*(?:Error|Exception): /, '');
  const [, subject] = /^([\w$.]+) is not /.exec(message) ?? [];
  const [, property] = /\(reading '([^']+)'\)/.exec(message) ?? [];
  return [message, subject, property].filter((name) => name !== undefined);
}

/** The line of a fragment that contains a name as a whole word. */
function lineIn({text, line}: Code, name: string): number | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`).exec(text);
  return found ? line + text.slice(0, found.index).split('\n').length - 1 : undefined;
}
