import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {textOf} from '@docs-kit/base/node/mdast';

/** Maps languages that only this site knows to ones that all highlighters know. */
const common: Readonly<Record<string, string>> = {
  dsh: 'shell',
  console: 'shell',
  'docker-compose': 'yaml',
  gitignore: 'text',
  mdx: 'text',
};

/** Formats a fence without its options; all lines but the first are indented by `indent` spaces. */
export function fenceOf({lang, value}: Code, indent: number): string {
  const ticks = [...value.matchAll(/`{3,}/g)].reduce((longest, [run]) => Math.max(longest, run.length + 1), 3);
  const fence = '`'.repeat(ticks);
  const name = lang ? (common[lang] ?? lang) : 'text';
  return [`${fence}${name}`, ...value.split('\n'), fence]
    .map((line, index) => (index > 0 && line !== '' ? ' '.repeat(indent) + line : line))
    .join('\n');
}

/** Formats a sample's tabs in sequence: a bold label, then the fences or the reason why there are none. */
export function fencesOf(tabs: MdxJsxFlowElement): string {
  return tabs.children
    .flatMap((tab) => {
      if (tab.type !== 'mdxJsxFlowElement') return [];
      const label = tab.attributes.find((attribute) => 'name' in attribute && attribute.name === 'label')?.value;
      const blocks = tab.children.map((child) => (child.type === 'code' ? fenceOf(child, 0) : textOf(child)));
      return [`**${typeof label === 'string' ? label : 'Sample'}**`, ...blocks];
    })
    .join('\n\n');
}
