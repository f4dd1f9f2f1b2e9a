import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {type CodeLink, highlight} from '../highlight/html';

/** The options in a fence's meta: `title="main.go" {1,3-5}`. Other options are for the verifier. */
interface FenceOptions {
  title: string | undefined;
  /** Whether the code is a command's output; the verifier reads the same option: `output="…"`. */
  isOutput: boolean;
  /** Indices of lines to highlight. */
  lines: ReadonlySet<number>;
  /** The number of leading lines that are hidden until the reader expands the file. */
  folded: number;
}

/** Labels for languages whose names aren't their ids with an initial capital (as in `Java`). */
const labels: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  docker: 'Dockerfile',
  dsh: 'Dagger Shell',
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

const prompts = new Set(['Terminal', 'Dagger Shell', 'PowerShell']);

/** The label before a block's title; empty if the title is a file name. */
function labelOf(language: string, {title, isOutput}: FenceOptions): string | undefined {
  if (isOutput) return 'Output';
  const label = labels[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
  return title === undefined || prompts.has(label) ? label : undefined;
}

function readMeta(meta: string): FenceOptions {
  const lines = new Set<number>();
  for (const [, first = '', last = first] of (/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').matchAll(/(\d+)(?:-(\d+))?/g)) {
    for (let line = Number(first); line <= Number(last); line += 1) lines.add(line - 1);
  }
  const isOutput = /(?:^|\s)output=/.test(meta);
  const [, folded = '0'] = /(?:^|\s)fold=(\d+)/.exec(meta) ?? [];
  return {title: /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1], isOutput, lines, folded: Number(folded)};
}

/** Above this number of code blocks, most of a page is code in languages that its reader hasn't chosen. */
const maxColouredBlocks = 150;

/** Converts fences to code blocks with highlighted HTML, so that no highlighter runs in the browser. */
export function codeBlocks(): Transformer<Root> {
  return (tree) => {
    const blocks: MdxJsxFlowElementHast[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) return undefined;
      const [text] = code.children;
      const [, language = 'text'] = /language-([\w-]+)/.exec([code.properties.className].flat().join(' ')) ?? [];
      const options = readMeta(code.data?.meta ?? '');
      const {title} = options;
      const source = text?.type === 'text' ? text.value.replace(/\n$/, '') : '';
      const links = JSON.parse(String(code.properties.dataLinks ?? '[]')) as CodeLink[];
      const html = highlight(source, language, {highlighted: options.lines, folded: options.folded, links});
      const label = labelOf(language, options);
      const made = block({language, html, ...(label && {label}), ...(title && {title})});
      parent.children[index] = made;
      blocks.push(made);
      return [SKIP, index + 1];
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
