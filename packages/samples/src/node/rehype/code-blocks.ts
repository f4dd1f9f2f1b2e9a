import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {Prism} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '@docs-kit/base/node/error';
import {placeOf} from '@docs-kit/base/node/mdast';
import {nearest} from '@docs-kit/base/nearest';
import {fenceOptions, highlightedLines} from '../../fence';
import {createHighlighter, type CodeLink} from '../highlight/html';
import type {Highlighting} from '../highlight/prism';

export interface CodeBlocksOptions {
  highlighting: Highlighting;
  /** Labels of shells beyond Bash and PowerShell, by language. A shell's label also precedes a title. */
  shells?: Readonly<Record<string, string>>;
  /** A link in the headers of those blocks for which `addressOf` returns an address. */
  action?: {
    label: string;
    addressOf: (source: string, language: string, options: Readonly<Record<string, string>>) => string | undefined;
  };
}

/** Labels for languages whose names aren't their ids with an initial capital (as in `Java`). */
const labels: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  docker: 'Dockerfile',
  graphql: 'GraphQL',
  hcl: 'HCL',
  html: 'HTML',
  ini: 'INI',
  js: 'JavaScript',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  powershell: 'PowerShell',
  sh: 'Terminal',
  shell: 'Terminal',
  toml: 'TOML',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

const prompts = ['Terminal', 'PowerShell'];

/** The label before a block's title; empty if the title is a file name. */
function labelOf(
  language: string,
  {title, output}: Record<string, string>,
  shells: Readonly<Record<string, string>>,
): string | undefined {
  // The verifier reads the same option: `output="…"`.
  if (output !== undefined) return 'Output';
  const label = shells[language] ?? labels[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
  return title === undefined || language in shells || prompts.includes(label) ? label : undefined;
}

/** Above this number of code blocks, most of a page is code in languages that its reader hasn't chosen. */
const maxColouredBlocks = 150;

/**
 * Converts fences to code blocks with highlighted HTML, so that no highlighter runs in the browser.
 *
 * @throws {ContentError} from the transformer, at a fence whose language has no grammar, or that highlights lines it doesn't have
 */
export function codeBlocks({highlighting, shells = {}, action}: CodeBlocksOptions): Transformer<Root> {
  const highlight = createHighlighter(highlighting);
  const languages = [...Object.keys(Prism.languages), ...Object.keys(shells)];
  return (tree, file) => {
    const blocks: MdxJsxFlowElementHast[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return;
      const [text] = code.children;
      const [, language = 'text'] = /language-([\w-]+)/.exec([code.properties.className].flat().join(' ')) ?? [];
      if (!languages.includes(language)) {
        const fix = `Write "${nearest(language, languages) ?? 'text'}"`;
        throw new ContentError(placeOf(file, node), `there's no language "${language}" for code`, fix);
      }
      const meta = code.data?.meta;
      const options = fenceOptions(meta);
      const {title, fold = 0} = options;
      const source = text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
      const links = JSON.parse(String(code.properties.dataLinks ?? '[]')) as CodeLink[];
      const highlighted = highlightedLines(meta, source.split('\n').length);
      if (!highlighted) {
        const fix = 'Write ranges of lines that exist, such as {1,3-4}';
        throw new ContentError(placeOf(file, node), `this fence can't highlight the lines in "${meta ?? ''}"`, fix);
      }
      const html = highlight(source, language, {highlighted, folded: Number(fold), links});
      const label = labelOf(language, options, shells);
      const address = action?.addressOf(source, language, options);
      const made = block({
        language,
        html,
        ...(label && {label}),
        ...(title && {title}),
        ...(action && address && {actionLabel: action.label, actionAddress: address}),
      });
      parent.children[index] = made;
      blocks.push(made);
    });
    if (blocks.length <= maxColouredBlocks) return;
    for (const {attributes} of blocks)
      attributes.push({type: 'mdxJsxAttribute', name: 'plainWhereUnseen', value: null});
  };
}

function block(attributes: Record<string, string>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticCode',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
