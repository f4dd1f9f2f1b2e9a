import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {commandTabs} from '../../../../../src/config/languages';
import {defaultImports, element} from '@docs-kit/base/node/jsx';

/** Whether a node is a fence in this language. A fence with a title is excluded, because it isn't the same command. */
function isCommand(node: object | undefined, language: string): node is Code {
  return (
    node !== undefined && 'lang' in node && node.lang === language && !((node as Code).meta ?? '').includes('title=')
  );
}

/** Converts a terminal command followed by a Dagger Shell command into two tabs that remember the reader's choice. */
export function commandPairs(): Transformer<Root> {
  const [terminal, shell] = commandTabs.choices;
  return (tree) => {
    let pairs = 0;
    visit(tree, 'code', (node, index, parent) => {
      const next = parent?.children[(index ?? 0) + 1];
      if (!parent || index === undefined || !isCommand(node, terminal.id) || !isCommand(next, shell.id))
        return undefined;
      const items = [node, next].map((code, choice) => {
        const {id, label} = commandTabs.choices[choice === 0 ? 0 : 1];
        return element('CommandTab', {value: id, label}, [code]);
      });
      parent.children.splice(
        index,
        2,
        element('CommandTabs', {groupId: commandTabs.group, className: 'command-tabs'}, items),
      );
      pairs += 1;
      return [SKIP, index + 1];
    });
    // Names that no page imports.
    if (pairs > 0) tree.children.unshift(defaultImports({CommandTabs: '@theme/Tabs', CommandTab: '@theme/TabItem'}));
  };
}
