import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

/** Elements whose addresses Docusaurus checks only in Markdown syntax. */
const attributes: Readonly<Record<string, string>> = {a: 'href', img: 'src'};

/** Whether an address is on this site and isn't a hash on the same page. */
const isInternal = (address: string): boolean => !/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address);

/** Whether a browser would run an address. It ignores white space within the scheme. */
const isScript = (address: string): boolean => /^(?:javascript|vbscript|data):/i.test(address.replaceAll(/\s/g, ''));

/**
 * Reports scripts, and internal links and images in HTML syntax. They'd be published unchanged: without the base path,
 * and without a check that their targets exist. Must run before Markdown images become such elements.
 */
export const rawAddresses: Rule = (tree, _file, report) => {
  visit(tree, (node) => {
    if ('url' in node && isScript(node.url)) report(node, 'this link runs a script', 'Link to a page');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'script') report(node, 'the policy of the site blocks this script', 'Remove it');
    const name = attributes[node.name ?? ''];
    const address = node.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
    )?.value;
    if (typeof address === 'string' && isScript(address)) {
      report(node, 'this link runs a script', 'Link to a page');
    } else if (address && !(typeof address === 'string' && !isInternal(address))) {
      report(
        node,
        `<${node.name ?? ''} ${name ?? ''}=…> isn't checked and doesn't get the base path`,
        `Write ${node.name === 'a' ? '[text](address)' : '![text](address)'}`,
      );
    }
  });
};
