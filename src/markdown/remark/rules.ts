import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {ContentError, InputError} from '@docs-kit/base/node/error';
import {placeOf} from '@docs-kit/base/node/mdast';
import {expressions} from './expressions';
import {footnotes} from './footnotes';
import {headings} from './headings';
import {leftovers} from './leftovers';
import {rawAddresses} from './raw-addresses';
import type {Rule} from './rule';

const all: readonly Rule[] = [headings, rawAddresses, expressions, footnotes, leftovers];

/**
 * Checks a page's syntax tree.
 *
 * @throws {InputError} from the transformer, with all problems
 */
export function rules(): Transformer<Root> {
  return (tree, file) => {
    const problems: string[] = [];
    for (const rule of all)
      rule(tree, file, (node, what, fix) => problems.push(new ContentError(placeOf(file, node), what, fix).message));

    if (problems.length > 0) throw new InputError(problems);
  };
}
