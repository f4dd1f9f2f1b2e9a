import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {loadOldAnchors} from '@docs-kit/dagger/facts/facts';
import {ContentError} from '@docs-kit/base/node/error';
import {h} from '@docs-kit/base/node/hast';
import {snapshotRoute} from '../snapshot-route';

const source = 'src/dagger/facts/old-anchors.json';

/** The elements that can contain aliases, by id; `''` is the first paragraph. */
function targetsIn(tree: Root): Map<string, Element> {
  const targets = new Map<string, Element>();
  visit(tree, 'element', (element) => {
    const {id} = element.properties;
    if (typeof id === 'string') targets.set(id, element);
  });
  visit(tree, {tagName: 'p'}, (paragraph: Element) => {
    targets.set('', paragraph);
    return EXIT;
  });
  return targets;
}

/**
 * Adds aliases for the anchors of the official pages, to which issues and posts link. Each is placed in the heading
 * that answers the same question, or at the top of the page.
 *
 * @throws {ContentError} from the transformer, if a target isn't on the page or an alias collides with one of the
 *   page's own ids
 */
export function oldAnchors(): Transformer<Root> {
  const pages = loadOldAnchors();
  return (tree, file) => {
    const route = snapshotRoute(file);
    const anchors = route === undefined ? undefined : pages[route];
    if (!anchors) return;
    const targets = targetsIn(tree);
    for (const [anchor, id] of Object.entries(anchors)) {
      const target = targets.get(id);
      if (!target || targets.has(anchor)) {
        const problem = target ? `the page has #${anchor} itself` : `no heading of this page has the id "${id}"`;
        throw new ContentError({file: file.path, line: 1}, problem, `Fix "${route}", "${anchor}" in ${source}`);
      }
      // An empty element: invisible, not indexed, and not in the table of contents.
      target.children.unshift(h('span', {id: anchor}));
    }
  };
}
