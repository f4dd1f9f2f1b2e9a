import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '@docs-kit/base/node/error';
import {placeOf} from '@docs-kit/base/node/mdast';

/** Elements whose addresses Docusaurus checks only in Markdown syntax. */
const attributes: Readonly<Record<string, string>> = {a: 'href', img: 'src'};

/** Whether an address is on this site and isn't a hash on the same page. */
const isInternal = (address: string): boolean => !/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address);

/**
 * Rejects internal links and images in HTML syntax. They'd be published unchanged: without the base path, and without a
 * check that their targets exist. Must run before Markdown images become such elements.
 *
 * @throws {ContentError} from the transformer, at the first one
 */
export function rawAddresses(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      const name = attributes[node.name ?? ''];
      const address = node.attributes.find(
        (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
      );
      if (address && !(typeof address.value === 'string' && !isInternal(address.value))) {
        throw new ContentError(
          placeOf(file, node),
          `<${node.name ?? ''} ${name ?? ''}=…> isn't checked and doesn't get the base path`,
          `Write ${node.name === 'a' ? '[text](address)' : '![text](address)'}`,
        );
      }
    });
  };
}
