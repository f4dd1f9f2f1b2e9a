import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {fenceOptions} from '../../fence';
import type {TabChoice, TabGroup} from '../../tabs';

export interface CommandPairsOptions {
  /** The tabs of a command in a terminal and in another shell; ids are the fences' languages. */
  tabs: Omit<TabGroup, 'choices'> & {choices: readonly [TabChoice, TabChoice]};
}

/** Whether a node is a fence in this language. A fence with a title is excluded, because it isn't the same command. */
function isCommand(node: object | undefined, language: string): node is Code {
  return (
    node !== undefined && 'lang' in node && node.lang === language && !('title' in fenceOptions((node as Code).meta))
  );
}

/** Converts a terminal command followed by the same in another shell into two tabs that remember the reader's choice. */
export function commandPairs({tabs}: CommandPairsOptions): Transformer<Root> {
  const [terminal, shell] = tabs.choices;
  return (tree) => {
    let pairs = 0;
    visit(tree, 'code', (node, index, parent) => {
      const next = parent?.children[(index ?? 0) + 1];
      if (!parent || index === undefined || !isCommand(node, terminal.id) || !isCommand(next, shell.id)) return;
      const item = ({id, label}: TabChoice, code: Code) => element('CommandTab', {value: id, label}, [code]);
      const items = [item(terminal, node), item(shell, next)];
      parent.children.splice(index, 2, element('CommandTabs', {groupId: tabs.group}, items));
      pairs += 1;
    });
    // Names that no page imports.
    if (pairs > 0) tree.children.unshift(defaultImports({CommandTabs: '@theme/Tabs', CommandTab: '@theme/TabItem'}));
  };
}
