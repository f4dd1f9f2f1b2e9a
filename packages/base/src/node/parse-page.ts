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
 * Parses a page's source, before any transform.
 *
 * @throws VFileMessage with `line` and `reason` if the page isn't valid MDX
 */
export function parsePage(text: string): Root {
  return parser.parse(text);
}
