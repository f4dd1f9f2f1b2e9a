import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {nearest} from '@docs-kit/base/nearest';
import {ContentError, InputError} from '@docs-kit/base/node/error';
import {placeOf} from '@docs-kit/base/node/mdast';
import {sdkTabs} from '../../config/languages';
import {headings} from './headings';
import {rawAddresses} from './raw-addresses';
import type {Rule} from './rule';

/** Reports expressions in text. Without this, a forgotten backslash fails when the page is rendered, without its line. */
const expressions: Rule = (tree, _file, report) => {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const code = 'value' in node ? node.value : '';
    if (/^\s*\/\*[^]*\*\/\s*$/.test(code)) return;
    report(node, `{${code}} is an expression`, 'Write it as code, or \\{ for the brace itself');
  });
};

/** Reports footnotes without a text, whose marks would stay on the page, and texts without a mark, which would vanish. */
const footnotes: Rule = (tree, _file, report) => {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}) => void used.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !used.has(node.identifier))
      report(node, `no text refers to the footnote "${node.identifier}"`, `Write [^${node.identifier}], or remove it`);

    const [mark] = node.type === 'text' ? (/\[\^[^\]\s]+\]/.exec(node.value) ?? []) : [];
    if (mark !== undefined)
      report(node, `the footnote ${mark} doesn't exist`, `Add ${mark}: and its text, or remove it`);
  });
};

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** With the directives of the packages. Docusaurus only warns about others, and drops their attributes. */
const directives = [...admonitions, 'sample', 'recording', ...sdkTabs.choices.map(({id}) => id)];

/** Reports directives that nothing replaces, and marks of Markdown that readers would see because they aren't closed. */
const leftovers: Rule = (tree, _file, report) => {
  visit(tree, (node) => {
    if ((node.type === 'leafDirective' || node.type === 'containerDirective') && !directives.includes(node.name))
      report(node, `there's no directive "${node.name}"`, `Write "${nearest(node.name, directives) ?? 'note'}"`);

    const [mark] = node.type === 'text' ? (/`+|\*+|\] ?\((?=[./#]|http)|^\|/.exec(node.value) ?? []) : [];
    if (mark !== undefined) report(node, `${mark} is text here`, 'Complete it, or write it as code');
  });
};

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
