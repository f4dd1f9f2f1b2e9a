import type {Comment, Element, Root} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Code, Nodes, Root as Markdown} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as serialize} from 'mdast-util-to-markdown';
import {endOfTabs} from '@docs-kit/instant/in-language';
import {articleOf, contentOf} from '@docs-kit/search/node/sections';
import {reshape} from './reshape';

function fence(node: Element): Code {
  const {dataLang, dataMeta} = node.properties;
  return {
    type: 'code',
    lang: String(dataLang),
    meta: dataMeta === undefined ? null : String(dataMeta),
    value: toString(node),
  };
}

/** Adds a note below the title about the release and the source, which a copy would otherwise lack. */
function addOrigin(tree: Nodes, origin: string, address: string): void {
  const {children} = tree as Markdown;
  const at = children.findIndex((node) => node.type === 'heading') + 1;
  const link = {type: 'link' as const, url: address, children: [{type: 'text' as const, value: address}]};
  children.splice(at, 0, {type: 'paragraph', children: [{type: 'text', value: `${origin}: `}, link]});
}

/**
 * Converts a page to Markdown, with the samples of all languages under their names.
 *
 * @param html the built page
 * @param address its absolute address
 * @param origin the documentation's name: `My docs 2.0`
 */
export function toMarkdown(html: string, address: string, origin: string): string {
  const content: Root = {type: 'root', children: contentOf(articleOf(html))?.children ?? []};
  reshape(content, address);
  const markdown = toMdast(content, {
    document: true,
    handlers: {pre: (_, node: Element) => fence(node)},
    // React separates texts with comments.
    nodeHandlers: {
      comment: (_, {value}: Comment) => (value === endOfTabs ? {type: 'html', value: `<!-- ${value} -->`} : undefined),
    },
  });
  addOrigin(markdown, origin, address);
  return serialize(markdown, {
    bullet: '-',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
