import {visit} from 'unist-util-visit';
import {nearest} from '@docs-kit/base/nearest';
import {sdkTabs} from '../../config/languages';
import type {Rule} from './rule';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** With the directives of the packages. Docusaurus only warns about others, and drops their attributes. */
const directives = [...admonitions, 'sample', 'recording', ...sdkTabs.choices.map(({id}) => id)];

/** Reports directives that nothing replaces, and marks of Markdown that readers would see because they aren't closed. */
export const leftovers: Rule = (tree, _file, report) => {
  visit(tree, (node) => {
    if ((node.type === 'leafDirective' || node.type === 'containerDirective') && !directives.includes(node.name))
      report(node, `there's no directive "${node.name}"`, `Write "${nearest(node.name, directives) ?? 'note'}"`);

    const [mark] = node.type === 'text' ? (/`+|\*+|\] ?\((?=[./#]|http)|^\|/.exec(node.value) ?? []) : [];
    if (mark !== undefined) report(node, `${mark} is text here`, 'Complete it, or write it as code');
  });
};
