import type {Root} from 'mdast';
import {parse} from 'yaml';

/** The fields of a page's front matter that every generator knows, and its own address where it sets one. */
export interface FrontMatter {
  title: string;
  description: string;
  slug?: string;
}

/** @throws where a page has no title, which the build of the site would have stopped at */
export function readFrontMatter(tree: Root): FrontMatter {
  const block = tree.children.find((node) => node.type === 'yaml');
  const {title, description, slug} = (block ? parse(block.value) : {}) as Partial<FrontMatter>;
  if (!title) throw new Error('a page has no title in its front matter; `npm run build` says which');
  return {title, description: description ?? '', ...(slug === undefined ? {} : {slug})};
}
