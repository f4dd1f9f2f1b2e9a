import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from '../highlight/html';

/** What the meta of a fence asks for: `title="main.go" {1,3-5}`; what else stands in it is for the verifier. */
interface Wishes {
  title: string | undefined;
  /** Lines to highlight, from 0. */
  lines: ReadonlySet<number>;
}

function readMeta(meta: string): Wishes {
  const lines = new Set<number>();
  for (const [, first = '', last = first] of (/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').matchAll(/(\d+)(?:-(\d+))?/g)) {
    for (let line = Number(first); line <= Number(last); line += 1) lines.add(line - 1);
  }
  return {title: /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1], lines};
}

function isElement(node: Element['children'][number] | undefined, name: string): node is Element {
  return node?.type === 'element' && node.tagName === name;
}

/** With more code blocks than this, most of a page is code in languages that its reader has not chosen. */
const manyBlocks = 150;

/** Turns fences into code blocks whose highlighted HTML a page carries as it is: no highlighter runs in a browser. */
export function codeBlocks(): Transformer<Root> {
  return (tree) => {
    const blocks: MdxJsxFlowElementHast[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || !isElement(code, 'code') || !parent || index === undefined) return undefined;
      const [text] = code.children;
      const [, language = 'text'] = /language-([\w-]+)/.exec([code.properties.className].flat().join(' ')) ?? [];
      const {title, lines} = readMeta(code.data?.meta ?? '');
      const html = highlight(text?.type === 'text' ? text.value.replace(/\n$/, '') : '', language, lines);
      const made = block({language, html, ...(title ? {title} : {})});
      parent.children[index] = made;
      blocks.push(made);
      return [SKIP, index + 1];
    });
    if (blocks.length <= manyBlocks) return;
    for (const {attributes} of blocks)
      attributes.push({type: 'mdxJsxAttribute', name: 'plainWhereUnseen', value: null});
  };
}

function block(attributes: Record<string, string>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticCode',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
