import type {Element, Root} from 'hast';
import type {Code, Root as Markdown} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {textOf} from '@docs-kit/base/node/hast';
import {articleOf} from '@docs-kit/search/node/build/sections';
import {reshape} from './reshape';

/** Highlighting accounts for most elements of a page, and for most of the parsing time. */
const token = /<span class="?token [^>]*>([^<]*)<\/span>/g;

/** Removes everything from an article except its content. */
function contentOf(tree: Root): Root {
  let content: Root = tree;
  visit(tree, 'element', (node) => {
    if (![node.properties.className].flat().includes('theme-doc-markdown')) return undefined;
    content = {type: 'root', children: node.children};
    return EXIT;
  });
  return content;
}

function fence(node: Element): Code {
  const {dataLang, dataMeta} = node.properties;
  return {
    type: 'code',
    lang: String(dataLang),
    meta: dataMeta === undefined ? null : String(dataMeta),
    value: textOf(node),
  };
}

/** Adds a note below the title about the release and the source, which a copy would otherwise lack. */
function withOrigin(origin: string, address: string) {
  return (tree: Markdown): void => {
    const at = tree.children.findIndex((node) => node.type === 'heading') + 1;
    const link = {type: 'link' as const, url: address, children: [{type: 'text' as const, value: address}]};
    tree.children.splice(at, 0, {type: 'paragraph', children: [{type: 'text', value: `${origin}: `}, link]});
  };
}

/**
 * Converts a page to Markdown, with the samples of all languages under their names.
 *
 * @param html the built page
 * @param address its absolute address
 * @param origin the documentation's name: `Dagger 0.18`
 */
export function toMarkdown(html: string, address: string, origin: string): string {
  return unified()
    .use(rehypeParse, {fragment: true})
    .use(() => contentOf)
    .use(() => reshape(address))
    .use(rehypeRemark, {handlers: {pre: (_, node: Element) => fence(node)}})
    .use(() => withOrigin(origin, address))
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', rule: '-', fences: true})
    .processSync(articleOf(html).replace(token, '$1'))
    .toString();
}
