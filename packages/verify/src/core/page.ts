import type {Code, InlineCode, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isDirective} from '@docs-kit/base/node/mdast';
import {sdkLanguages} from '@docs-kit/dagger/languages';
import {parsePage} from '@docs-kit/base/node/parse-page';
import type {Failure, Snippet} from '../shared/snippets';
import {fenceOptions} from '@docs-kit/samples/fence';

/** Snippets, and errors of syntax where they can't be read. */
export interface Content {
  snippets: Snippet[];
  failures: Failure[];
}

/**
 * All fences and inline code of a page, at any depth (lists, JSX, admonitions). `file` is relative to the project's
 * root; lines are 1-based.
 */
export function readPage(file: string, text: string): Content {
  let root: Root;
  try {
    root = parsePage(text);
  } catch (error) {
    const {line, reason = String(error)} = error as {line?: number; reason?: string};
    // An open tag's position is only in the sentence: `Expected a closing tag for `<div>` (12:1-12:6)`.
    const [, start = 1] = / \((\d+):\d+-\d+:\d+\)$/.exec(reason) ?? [];
    return {snippets: [], failures: [{file, line: line ?? Number(start), language: 'mdx', message: reason}]};
  }
  const snippets: Snippet[] = [];
  const samples = new Set<string>();
  const folders = new Map<string, string>();
  let nearest: string | undefined;
  visit(root, (node, _index, parent) => {
    if (isDirective(node, 'sample')) {
      nearest = node.attributes?.name ?? nearest;
      if (nearest !== undefined) {
        samples.add(nearest);
        if (node.attributes?.folder) folders.set(nearest, node.attributes.folder);
      }
    }
    if (node.type === 'code')
      snippets.push({...toFence(file, node, nearest, parent), ...(folders.size > 0 && {folders: new Map(folders)})});
    if (node.type === 'inlineCode') snippets.push(toProse(file, node));
  });
  // Running text may name anything from any sample on the page.
  if (samples.size > 0) for (const snippet of snippets) if (snippet.kind === 'prose') snippet.samples = [...samples];
  return {snippets, failures: []};
}

function toFence(file: string, node: Code, nearest: string | undefined, parent: Parents | undefined): Snippet {
  const line = (node.position?.start.line ?? 0) + 1;
  const meta = fenceOptions(node.meta);
  const sample = meta.sample ?? nearest;
  const sdk = sdkLanguages.find(({id}) => parent && isDirective(parent, id))?.id;
  return {
    id: `${file}:${line}`,
    kind: 'fence',
    language: node.lang ?? '',
    text: node.value,
    file,
    line,
    meta,
    ...(sample !== undefined && {sample}),
    ...(sdk !== undefined && {sdk}),
  };
}

function toProse(file: string, node: InlineCode): Snippet {
  const {line = 1, column = 1} = node.position?.start ?? {};
  const text = node.value.replace(/\s+/g, ' ');
  return {id: `${file}:${line}:${column}`, kind: 'prose', language: 'prose', text, file, line, meta: {}};
}
