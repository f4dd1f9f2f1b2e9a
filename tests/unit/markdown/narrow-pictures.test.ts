import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {expect, test} from 'vitest';
import {narrowPictures} from '../../../src/markdown/remark/narrow-pictures';

const folder = path.resolve('static/img/diagrams');
const narrow = readdirSync(folder).filter((file) => file.endsWith('.narrow.svg'));

/** An image as Docusaurus compiles it. */
function compile(name: string): Paragraph {
  const image: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'alt', value: 'npm&#39;s &lt;cache&gt;'},
      {
        type: 'mdxJsxAttribute',
        name: 'src',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: `require("!loader!./static/img/diagrams/${name}").default`,
        },
      },
    ],
    children: [],
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}},
  };
  const paragraph: Paragraph = {type: 'paragraph', children: [image]};
  const tree: Root = {type: 'root', children: [paragraph]};
  void narrowPictures().call({} as never, tree, {path: 'page.mdx'} as never, () => undefined);
  return paragraph;
}

test('a diagram gets its drawing for phones and that drawing’s size', () => {
  const [picture] = compile('trace.svg').children as MdxJsxTextElement[];
  const [source, image] = picture?.children as MdxJsxTextElement[];
  expect([picture?.name, source?.name, image?.name]).toEqual(['picture', 'source', 'img']);
  const attributes = Object.fromEntries(
    source?.attributes.flatMap((entry) => ('name' in entry ? [[entry.name, entry.value]] : [])) ?? [],
  );
  expect(attributes).toMatchObject({
    media: '(width < 640px)',
    srcSet: '/0.18/img/diagrams/trace.narrow.svg',
    width: '360',
  });
  expect(Number(attributes.height)).toBeGreaterThan(100);
});

test("the alternative text of a diagram isn't escaped twice", () => {
  const [picture] = compile('trace.svg').children as MdxJsxTextElement[];
  const [, image] = picture?.children as MdxJsxTextElement[];
  expect(image?.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'alt', value: "npm's <cache>"});
});

test('a diagram without a drawing for phones fails the build with its line', () => {
  expect(() => compile('no-such.svg')).toThrow('page.mdx:7: img/diagrams/no-such.svg has no drawing for phones');
});

test.each(narrow)('on a phone of 390 px no label of %s is smaller than 12 px', (file) => {
  const svg = readFileSync(path.join(folder, file), 'utf8');
  const [, width = ''] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const sizes = [...svg.matchAll(/font:\d+ (\d+)px/g)].map(([, size]) => Number(size));
  // The text column is 358 px wide.
  expect(Math.min(...sizes) * (358 / Number(width))).toBeGreaterThanOrEqual(12);
});

test('every diagram has both drawings', () => {
  const wide = readdirSync(folder).filter((file) => /^[\w-]+\.svg$/.test(file));
  expect(narrow).toEqual(wide.map((file) => file.replace('.svg', '.narrow.svg')));
});
