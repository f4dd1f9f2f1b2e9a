import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '@docs-kit/base/node/error';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {placeOf} from '@docs-kit/base/node/mdast';
import {fenceOptions} from '../../fence';
import type {TabGroup} from '../../tabs';

export interface SdkCommandsOptions {
  /** The languages. The group's name is also that of the flag and of the fence's option: `sdk`. */
  tabs: TabGroup;
}

/**
 * Repeats a command for each SDK: a shell fence with `sdk` in its meta becomes tabs that follow the reader's language,
 * with that language in place of `go` in `--sdk=go`.
 *
 * @throws {ContentError} from the transformer, at a fence with `sdk` whose command lacks the flag
 */
export function sdkCommands({tabs: {group, choices}}: SdkCommandsOptions): Transformer<Root> {
  // The flag as pages write it, so that the command can be run unchanged.
  const flag = `--${group}=${choices[0]?.id ?? ''}`;
  return (tree, file) => {
    let repeated = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !(group in fenceOptions(node.meta))) return;
      if (node.lang !== 'shell' || !node.value.includes(flag)) {
        const problem = `the fence option "${group}" is for shell commands with ${flag}`;
        throw new ContentError(placeOf(file, node), problem, 'Add the flag, or remove the option');
      }
      const items = choices.map(({id, label}) => {
        const command = {...node, value: node.value.replaceAll(flag, `--${group}=${id}`)};
        return element('SdkTab', {value: id, label}, [command]);
      });
      const attributes = {groupId: group, queryString: group};
      parent.children[index] = element('SdkTabs', attributes, items);
      repeated += 1;
    });
    // Names that no page imports.
    if (repeated > 0) tree.children.unshift(defaultImports({SdkTabs: '@theme/Tabs', SdkTab: '@theme/TabItem'}));
  };
}
