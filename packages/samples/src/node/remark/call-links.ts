import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {baseUrl} from '../../../../../src/config/site';
import {findApiName} from '@docs-kit/dagger/api/reference';
import {callsCommand} from '../reader/calls';
import {ContentError} from '@docs-kit/base/node/error';
import type {CodeLink} from '../highlight/html';
import type {ApiLinksOptions} from '../../../../../src/markdown/remark/api-links';
import {placeOf} from '@docs-kit/base/node/mdast';

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
export function callLinks({loadModel}: ApiLinksOptions): Transformer<Root> {
  return async (tree, file) => {
    const api = await loadModel();
    visit(tree, 'code', (node) => {
      const {calls = []} = node.data ?? {};
      if (calls.length === 0) return;
      const members = new Set<string>();
      const first = calls.filter(({member}) => !members.has(member) && members.add(member));
      const links = first.map(({member, ...place}): CodeLink => {
        const name = findApiName(api, member);
        if (name.kind === 'found') return {...place, address: baseUrl + name.path.slice(1)};
        throw new ContentError(placeOf(file, node), `the reference has no ${member}`, `Run \`${callsCommand}\``);
      });
      node.data = {...node.data, hProperties: {dataLinks: JSON.stringify(links)}};
    });
  };
}
