import path from 'node:path';
import type {Link, Paragraph, PhrasingContent, Root, Text} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reference} from '../../config/reference';
import {listFiles} from '@docs-kit/base/node/files';
import {apiName} from '@docs-kit/dagger/api/names';
import {loadPrism, tokenText} from '@docs-kit/samples/node/highlight';
import {highlighting} from '../../config/highlighting';

/** Tokens that get a colour. The rest stays plain text, which keeps the page small. */
const coloured = new Set(['keyword', 'function', 'builtin', 'string', 'number']);

/**
 * Formats the reference pages: `ts signature` fences become highlighted declarations with linked types, and tables and
 * member headings get class names. The theme's code block can't contain links, and a component for each of a page's
 * hundred members would be slow.
 */
export function apiPages(): Transformer<Root> {
  const {outDir, route} = reference;
  const root = path.resolve(outDir);
  const prism = loadPrism(highlighting);
  /** Of the types' pages, by name. */
  const addresses = new Map(
    listFiles(root).map((file) => [path.basename(file, '.md'), `${route}/${file.slice(0, -3)}`]),
  );
  return (tree, file) => {
    const page = path.relative(root, file.path);
    if (page.startsWith('..')) return;
    const own = path.basename(page, '.md');
    visit(tree, (node, index, parent) => {
      if (node.type === 'table') node.data = {...node.data, hProperties: {className: ['api-table']}};
      if (node.type === 'heading' && node.depth === 3)
        node.data = {...node.data, hProperties: {...node.data?.hProperties, className: ['api-member']}};

      if (node.type === 'code' && node.meta === 'signature' && parent && index !== undefined) {
        parent.children[index] = signature(prism, node.value, (name) =>
          apiName(name) === own ? undefined : addresses.get(apiName(name)),
        );
      }
    });
  };
}

function signature(
  prism: ReturnType<typeof loadPrism>,
  value: string,
  urlOf: (name: string) => string | undefined,
): Paragraph {
  const children: PhrasingContent[] = [];
  const plain = (text: string): void => {
    // Within a text, the indentation of a line would be removed.
    for (const line of text.split(/(?<=\n)/)) {
      const last = children.at(-1);
      if (last?.type === 'text' && !last.data && !last.value.endsWith('\n')) last.value += line;
      else children.push({type: 'text', value: line});
    }
  };
  for (const token of prism.tokenize(value, prism.languages.typescript ?? {})) {
    if (typeof token !== 'string') {
      if (coloured.has(token.type)) children.push(span(tokenText(token), token.type));
      else plain(tokenText(token));
      continue;
    }
    for (const part of token.split(/(\b[A-Z]\w*)/)) {
      const url = /^[A-Z]/.test(part) ? urlOf(part) : undefined;
      if (url) children.push({type: 'link', url, children: [{type: 'text', value: part}]} satisfies Link);
      else if (/^[A-Z]/.test(part)) children.push(span(part, 'class-name'));
      else if (part) plain(part);
    }
  }
  return {type: 'paragraph', children, data: {hName: 'div', hProperties: {className: ['api-signature']}}};
}

function span(value: string, type: string): Text {
  return {type: 'text', value, data: {hName: 'span', hProperties: {className: ['token', type]}}};
}
