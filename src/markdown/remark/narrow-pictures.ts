import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {baseUrl} from '../../config/site';
import {ContentError} from '@docs-kit/base/node/error';
import {unescapeHtml} from '@docs-kit/base/html';
import {placeOf} from '@docs-kit/base/node/mdast';
import {root} from '@docs-kit/base/node/root';

const staticDir = path.join(root, 'static');
const diagram = /(?<=static\/)img\/diagrams\/[\w-]+(?=\.svg)/;

/** The phone breakpoint, same as in the style sheet. */
const phones = '(width < 640px)';

function attribute(name: string, value: string): MdxJsxTextElement['attributes'][number] {
  return {type: 'mdxJsxAttribute', name, value};
}

/** Docusaurus converts a Markdown image to an `img` that requires its file by path. */
function diagramOf(node: MdxJsxTextElement): string | undefined {
  const source = node.attributes.find((candidate) => 'name' in candidate && candidate.name === 'src');
  return typeof source?.value === 'object' ? diagram.exec(source.value?.value ?? '')?.[0] : undefined;
}

/**
 * Adds a narrow version of each diagram for phones, `NAME.narrow.svg` beside `NAME.svg`, whose text is as large as the
 * page's. Both are separate files that load when the reader scrolls near; Docusaurus would inline small ones.
 *
 * @throws {ContentError} from the transformer, at a diagram without a narrow version
 */
export function narrowPictures(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      const name = diagramOf(node);
      if (name === undefined || !parent || index === undefined) return;
      const narrow = path.join(staticDir, `${name}.narrow.svg`);
      if (!existsSync(narrow))
        throw new ContentError(placeOf(file, node), `${name}.svg has no drawing for phones`, `Add ${name}.narrow.svg`);

      const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(narrow, 'utf8')) ?? [];
      const source: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'source',
        attributes: [
          attribute('media', phones),
          attribute('srcSet', `${baseUrl}${name}.narrow.svg`),
          attribute('width', width),
          attribute('height', height),
        ],
        children: [],
      };
      node.attributes = node.attributes.map((entry) => {
        if (!('name' in entry)) return entry;
        if (entry.name === 'src') return attribute('src', `${baseUrl}${name}.svg`);
        // Docusaurus' `transformImage` escapes the text, and React escapes attributes again.
        return entry.name === 'alt' && typeof entry.value === 'string'
          ? attribute('alt', unescapeHtml(entry.value))
          : entry;
      });
      parent.children[index] = {type: 'mdxJsxTextElement', name: 'picture', attributes: [], children: [source, node]};
    });
  };
}
