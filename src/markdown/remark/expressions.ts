import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

/** Reports expressions in text. Without this, a forgotten backslash fails when the page is rendered, without its line. */
export const expressions: Rule = (tree, _file, report) => {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const code = 'value' in node ? node.value : '';
    if (/^\s*\/\*[^]*\*\/\s*$/.test(code) || code.trim() === '') return;
    report(node, `{${code}} is an expression`, 'Write it as code, or \\{ for the brace itself');
  });
};
