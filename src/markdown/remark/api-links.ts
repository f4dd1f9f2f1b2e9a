import type {InlineCode, Link, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {loadApi} from '@docs-kit/dagger/api/model';
import {findApiName} from '@docs-kit/dagger/api/reference';
import {reference} from '../../config/reference';
import {ContentError} from '@docs-kit/base/node/error';
import {nearest} from '@docs-kit/base/nearest';
import {placeOf} from '@docs-kit/base/node/mdast';
import {snapshotRoute} from '../snapshot-route';

/** Links can't be nested, and a heading is a link target rather than a link. */
const closed = new Set(['heading', 'link', 'linkReference']);

function isLinkElement(node: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  return (
    /^(?:a|Link|summary|h[1-6])$/.test(node.name ?? '') ||
    node.attributes.some((attribute) => 'name' in attribute && ['href', 'to'].includes(attribute.name))
  );
}

/**
 * Links API names in inline code to the TypeScript reference: the first mention in each section (up to the next h2). The
 * reference is of the last 0.18 release, which also has what releases after the snapshot added.
 *
 * @throws {ContentError} from the transformer, at a `Type.field` whose type exists and whose field doesn't
 */
export function apiLinks(): Transformer<Root> {
  return (tree, file) => {
    const route = snapshotRoute(file);
    // Only on the snapshot's handwritten pages do names refer to its API.
    if (route === undefined || route.startsWith(reference.route)) return;

    const linked = new Set<string>();
    const api = loadApi('0.18.19');
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading' && node.depth <= 2) linked.clear();

      const skip =
        closed.has(node.type) ||
        ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && isLinkElement(node));
      if (node.type === 'inlineCode' && parent && index !== undefined) link(node, index, parent);
      return skip ? SKIP : undefined;
    });

    function link(node: InlineCode, index: number, parent: Parent): void {
      const name = findApiName(api, node.value);
      if (name.kind === 'unknown') {
        const similar = nearest(name.member, name.known);
        throw new ContentError(
          placeOf(file, node),
          `${name.type} has no field "${name.member}"`,
          similar ? `Write \`${name.type}.${similar}\`` : 'Check its fields in the reference',
        );
      }
      if (name.kind === 'found' && !linked.has(name.path)) {
        linked.add(name.path);
        const wrapped: Link = {type: 'link', url: name.path, children: [node], position: node.position};
        parent.children[index] = wrapped;
      }
    }
  };
}
