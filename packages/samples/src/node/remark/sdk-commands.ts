import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {sdkLanguages, sdkTabs} from '../../../../../src/config/languages';
import {ContentError} from '@docs-kit/base/node/error';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {placeOf} from '@docs-kit/base/node/mdast';

/** The flag as pages write it, so that the verifier checks a command that can be run unchanged. */
const flag = '--sdk=go';

/**
 * Repeats a command for each SDK: a shell fence with `sdk` in its meta becomes tabs that follow the reader's language,
 * with that language in place of `go` in `--sdk=go`.
 *
 * @throws {ContentError} from the transformer, at a fence with `sdk` whose command lacks the flag
 */
export function sdkCommands(): Transformer<Root> {
  return (tree, file) => {
    let repeated = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !/(?:^|\s)sdk(?:\s|$)/.test(node.meta ?? '')) return undefined;
      if (node.lang !== 'shell' || !node.value.includes(flag)) {
        const problem = `the fence option "sdk" is for shell commands with ${flag}`;
        throw new ContentError(placeOf(file, node), problem, 'Add the flag, or remove the option');
      }
      const items = sdkLanguages.map(({id, label}) =>
        element('SdkTab', {value: id, label}, [{...node, value: node.value.replaceAll(flag, `--sdk=${id}`)}]),
      );
      const attributes = {groupId: sdkTabs.group, queryString: sdkTabs.group, className: 'command-tabs'};
      parent.children[index] = element('SdkTabs', attributes, items);
      repeated += 1;
      return [SKIP, index + 1];
    });
    // Names that no page imports.
    if (repeated > 0) tree.children.unshift(defaultImports({SdkTabs: '@theme/Tabs', SdkTab: '@theme/TabItem'}));
  };
}
