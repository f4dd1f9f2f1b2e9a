import type {Root} from 'mdast';
import {parse} from 'yaml';

/** The front matter that every generator supports, and the page's explicit address if it has one. */
export interface FrontMatter {
  title: string;
  description: string;
  slug?: string;
}

/** @throws if a page has no title, which this site's build would have rejected */
export function readFrontMatter(tree: Root): FrontMatter {
  const block = tree.children.find((node) => node.type === 'yaml');
  const {title, description, slug} = (block ? parse(block.value) : {}) as Partial<FrontMatter>;
  if (!title) throw new Error('a page has no title in its front matter; `npm run build` says which');
  return {title, description: description ?? '', ...(slug === undefined ? {} : {slug})};
}
