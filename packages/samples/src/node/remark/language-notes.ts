import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Nodes, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '@docs-kit/base/node/error';
import {defaultImports, element} from '@docs-kit/base/node/jsx';
import {placeOf} from '@docs-kit/base/node/mdast';
import type {TabGroup} from '../../tabs';

export interface LanguageNotesOptions {
  /** The languages, whose ids are the containers' names. */
  tabs: TabGroup;
}

function attributeOf(node: MdxJsxFlowElement, name: string): unknown {
  return node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
}

function isTabs(node: Nodes | undefined, group: string): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && attributeOf(node, 'groupId') === group;
}

/**
 * Shows text only to readers of its language: a container such as `:::python` goes in its tab of the sample or the
 * command directly above. Containers below anything else become tabs by themselves, with text for each language.
 *
 * @throws {ContentError} from the transformer, if text with tabs of its own lacks a language
 */
export function languageNotes({tabs: {group, choices}}: LanguageNotesOptions): Transformer<Root> {
  const isNote = (node: Nodes | undefined): node is ContainerDirective =>
    node?.type === 'containerDirective' && choices.some(({id}) => id === node.name);

  return (tree, file) => {
    let added = 0;
    visit(tree, 'containerDirective', (first, index, parent) => {
      if (index === undefined || !parent || !isNote(first)) return undefined;
      const siblings: RootContent[] = parent.children;
      const end = siblings.findIndex((node, at) => at > index && !isNote(node));
      const notes = siblings.slice(index, end === -1 ? undefined : end).filter(isNote);
      const textFor = (id: string) => notes.filter(({name}) => name === id).flatMap(({children}) => children);

      const above = siblings[index - 1];
      if (isTabs(above, group)) {
        for (const item of above.children as MdxJsxFlowElement[])
          item.children.push(...textFor(String(attributeOf(item, 'value'))));
        siblings.splice(index, notes.length);
        return index;
      }
      const missing = choices.find(({id}) => textFor(id).length === 0);
      if (missing) {
        const problem = `text by language, not below a sample or such a command, has none for ${missing.label}`;
        throw new ContentError(placeOf(file, first), problem, `Add a :::${missing.id} container`);
      }
      const items = choices.map(({id, label}) => element('NoteTab', {value: id, label}, textFor(id)));
      siblings.splice(index, notes.length, element('NoteTabs', {groupId: group, queryString: group}, items));
      added += 1;
      return index + 1;
    });
    // Names that no page imports.
    if (added > 0) tree.children.unshift(defaultImports({NoteTabs: '@theme/Tabs', NoteTab: '@theme/TabItem'}));
  };
}
