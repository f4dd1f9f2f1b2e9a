import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '@docs-kit/base/node/mdast';
import {sampleFormat} from '@docs-kit/dagger/samples';
import {samples} from '@docs-kit/samples';
import {config} from '@docs-kit/site-tools/config';
import {applyEdits, spanOf, type Edit} from './edits';
import {fenceOf, fencesOf} from './fences';
import {readFrontMatter} from './front-matter';

/** A page in the subset of Markdown that every generator supports. */
export interface PlainPage {
  title: string;
  description: string;
  /** The explicit address in the page's front matter. */
  slug?: string;
  /** Plain Markdown (CommonMark with tables), without front matter and without the heading of level 1. */
  body: string;
}

/** Maps a link's or image's address on this site to that on the reduced page. */
export type MapAddress = (address: string) => string;

/**
 * Reduces a page to plain Markdown: samples become one labelled fence per language, components are replaced by their
 * Markdown content, admonitions become paragraphs, and heading ids, HTML and fence options are removed.
 *
 * @param file absolute path; samples are searched for beside it
 * @param source the page's text
 */
export function reducePage(file: string, source: string, mapAddress: MapAddress): PlainPage {
  const text = config.bench.preprocess({fileContent: source, filePath: file});
  const tree = parse(file, text);
  const matter = readFrontMatter(tree);
  const edits: Edit[] = [];
  let heading: string | undefined;

  visit(tree, (node) => {
    const span = spanOf(node);
    if (!span) return undefined;
    const cut = (start: number, end: number, by = ''): void => void edits.push({start, end, text: by});
    const replace = (by: string): typeof SKIP => {
      cut(span.start, span.end, by);
      return SKIP;
    };
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'html':
        return replace('');
      case 'code':
        // A fence in a list keeps its indentation.
        return replace(fenceOf(node, (node.position?.start.column ?? 1) - 1));
      case 'heading':
        if (node.depth === 1) {
          heading ??= textOf(node);
          return replace('');
        }
        for (const id of text.slice(span.start, span.end).matchAll(/ *\{#[^}]+\}/g))
          cut(span.start + id.index, span.start + id.index + id[0].length);

        return undefined;
      case 'text':
      case 'inlineCode': {
        // VitePress would evaluate text between double braces.
        const value = text.slice(span.start, span.end);
        if (value.includes('{{')) cut(span.start, span.end, value.replaceAll('{{', '{ {'));
        return undefined;
      }
      case 'link':
      case 'image':
      case 'definition': {
        const address = mapAddress(node.url);
        const at = text.lastIndexOf(node.url, span.end);
        if (address !== node.url && at >= span.start) cut(at, at + node.url.length, address);

        return undefined;
      }
      case 'containerDirective': {
        const fence = text.indexOf('\n', span.start);
        const label = node.name.charAt(0).toUpperCase() + node.name.slice(1);
        const own = /\[(.*)\]/.exec(text.slice(span.start, fence))?.[1];
        cut(span.start, fence, `**${own ?? label}**\n`);
        cut(text.lastIndexOf(':::', span.end), span.end);
        return undefined;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        if (node.type === 'mdxJsxFlowElement' && node.name === 'SampleTabs') return replace(fencesOf(node));
        const first = spanOf(node.children[0]);
        const last = spanOf(node.children.at(-1));
        if (!first || !last) return replace('');
        cut(span.start, first.start);
        cut(last.end, span.end);
        return undefined;
      }
      default:
        return undefined;
    }
  });
  return {...matter, title: heading ?? matter.title, body: `${applyEdits(text, edits).trim()}\n`};
}

/** Expands samples with the site's own transform, so that the same lines are shown. */
function parse(file: string, text: string): Root {
  const expand = () => samples({format: sampleFormat, group: 'sdk'});
  const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
  const processor = file.endsWith('.mdx') ? markdown.use(remarkMdx).use(expand) : markdown.use(expand);
  return processor.runSync(processor.parse(text), {path: file});
}
