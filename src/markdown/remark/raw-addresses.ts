import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '../../lib/error';
import {placeOf} from './place';

/** Elements whose addresses Docusaurus only looks at where they're written as Markdown. */
const attributes: Readonly<Record<string, string>> = {a: 'href', img: 'src'};

/** An address of this site: neither a whole one, nor a place on the same page. */
const isInternal = (address: string): boolean => !/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address);

/**
 * Refuses links and images in HTML that lead to this site. They'd be sent as they're written: without the base path, and
 * without a check that what they lead to is there. It has to run before images become such elements.
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
          `<${node.name ?? ''} ${name ?? ''}=…> isn't checked and knows no base path`,
          `Write ${node.name === 'a' ? '[text](address)' : '![text](address)'}`,
        );
      }
    });
  };
}
