import {visit} from 'unist-util-visit';
import {site} from '../../config/site';
import type {Rule} from './rule';

/** Elements whose addresses Docusaurus checks only in Markdown syntax. */
const attributes: Readonly<Record<string, string>> = {a: 'href', img: 'src'};

/** Whether an address names a host or a program. */
const isExternal = (address: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);

/** Whether an address is on this site and isn't a hash on the same page. */
const isInternal = (address: string): boolean => !isExternal(address) && !address.startsWith('#');

/** Whether a browser would run an address. It ignores white space within the scheme. */
const isScript = (address: string): boolean => /^(?:javascript|vbscript|data):/i.test(address.replaceAll(/\s/g, ''));

/** Elements that the policy of the site blocks. */
const blocked: readonly string[] = ['script', 'iframe', 'embed', 'object'];

/** The problem of an address in Markdown that Docusaurus takes for another site's, and how to fix it. */
function problemOf(type: string, address: string): readonly [what: string, fix: string] | undefined {
  if (isScript(address)) return ['this link runs a script', 'Link to a page'];
  if (!isExternal(address)) return undefined;
  if (type === 'image') return ['the policy of the site blocks pictures of other sites', 'Add it to static/img'];
  if (!URL.canParse(address, site.url)) return ['this address is malformed', 'Correct it'];
  const {protocol, hostname} = new URL(address, site.url);
  if (!['https:', 'http:', 'mailto:', 'pathname:'].includes(protocol))
    return [`browsers don't know "${protocol}"`, 'Correct the address'];
  return [new URL(site.url).hostname, 'localhost', '127.0.0.1'].includes(hostname)
    ? [`this link isn't checked, and leads to ${hostname}`, 'Link to a page, such as /install']
    : undefined;
}

/**
 * Reports scripts, links and pictures that Docusaurus takes for another site's although no reader can use them, and
 * internal ones in HTML syntax, which would be published unchanged: without the base path, and without a check that their
 * targets exist. Must run before Markdown images become such elements.
 */
export const rawAddresses: Rule = (tree, _file, report) => {
  visit(tree, (node) => {
    const problem = 'url' in node ? problemOf(node.type, node.url) : undefined;
    if (problem) report(node, ...problem);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (blocked.includes(node.name ?? ''))
      report(node, `the policy of the site blocks this ${node.name ?? ''}`, 'Remove it');

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
