import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ['yaml'])
  .freeze();

/**
 * Parses a page as it's written, before any transform.
 *
 * @throws VFileMessage with `line` and `reason` if the page isn't MDX
 */
export function parsePage(text: string): Root {
  // Docusaurus lets heading ids through that are no MDX expressions.
  return parser.parse(text.replaceAll('{#', '\\{#'));
}
