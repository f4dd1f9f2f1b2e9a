import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {callsFile} from '../reader/calls';
import {ContentError} from '@docs-kit/base/node/error';
import type {CodeLink} from '../highlight/html';
import {placeOf} from '@docs-kit/base/node/mdast';

export interface CallLinksOptions {
  /** Returns the address of a member's documentation; undefined if there's none. */
  addressOf: (member: string) => string | undefined;
}

/** An API call in a fence, at its method's name. */
export interface FenceCall extends Omit<CodeLink, 'address'> {
  /** `Container.withExec` */
  member: string;
}

declare module 'mdast' {
  interface CodeData {
    calls?: FenceCall[];
  }
}

/**
 * Links the API calls in samples to the reference: in each fence, the first call of each member, because each link adds
 * to the page's weight.
 *
 * @throws {ContentError} from the transformer, at a member that the reference doesn't have
 */
export function callLinks({addressOf}: CallLinksOptions): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'code', (node) => {
      const {calls = []} = node.data ?? {};
      if (calls.length === 0) return;
      const members = new Set<string>();
      const first = calls.filter(({member}) => !members.has(member) && members.add(member));
      const links = first.map(({member, ...place}): CodeLink => {
        const address = addressOf(member);
        if (address !== undefined) return {...place, address};
        throw new ContentError(placeOf(file, node), `the reference has no ${member}`, `Update ${callsFile}`);
      });
      node.data = {...node.data, hProperties: {dataLinks: JSON.stringify(links)}};
    });
  };
}
