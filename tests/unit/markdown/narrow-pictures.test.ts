import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {expect, test} from 'vitest';
import {narrowPictures} from '../../../src/markdown/remark/narrow-pictures';

const folder = path.resolve('static/img/diagrams');
const files = readdirSync(folder);

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
  expect(image?.attributes).toContainEqual({...image?.attributes[1], value: '/0.18/img/diagrams/trace.svg'});
});

test('a diagram without a drawing for phones fails the build with its line', () => {
  expect(() => compile('no-such.svg')).toThrow('page.mdx:7: img/diagrams/no-such.svg has no drawing for phones');
});

/** What a diagram may consist of after its style, one element per line. */
const elements = [
  /^<rect class="bg" width="(720|360)" height="\d+" rx="12"\/>$/,
  /^<rect class="(box|run|data|fail)( maybe)?" x="\d+" y="\d+" width="\d+" height="\d+" rx="10"\/>$/,
  /^<path class="(line|arrow)( maybe)?" d="[MLHV\d. ]+"\/>$/,
  /^<text( class="(name|code)")? x="\d+" y="[\d.]+"( text-anchor="(middle|end)")?>[^<]+<\/text>$/,
  /^<text class="cached" x="\d+" y="[\d.]+"( text-anchor="end")?>✓ [^<]+<\/text>$/,
  /^<text class="failed" x="\d+" y="[\d.]+"( text-anchor="end")?>✘ [^<]+<\/text>$/,
  /^<\/svg>$/,
];

test.each(files)('%s only has the marks that README.md lists', (file) => {
  const [, drawing = 'no <marker>'] = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('</marker>\n');
  expect(drawing.split('\n').filter((line) => !elements.some((element) => element.test(line)))).toEqual([]);
});

test.each(files)('labels of %s are 15 px, and it’s drawn for the width at which it’s shown', (file) => {
  const svg = readFileSync(path.join(folder, file), 'utf8');
  // The text column is 358 px wide on a phone of 390 px.
  expect(svg).toContain(`viewBox="0 0 ${file.includes('.narrow') ? 360 : 720} `);
  expect(svg.match(/[\d.]+px/g)).toEqual(['15px']);
});

test('every diagram has both drawings', () => {
  const wide = files.filter((file) => /^[\w-]+\.svg$/.test(file));
  expect(files.filter((file) => !wide.includes(file))).toEqual(wide.map((file) => file.replace('.svg', '.narrow.svg')));
});

test('pages describe a diagram as the diagram itself does', () => {
  const pages = readdirSync('versioned_docs', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.mdx'),
  );
  const described = pages.flatMap((page) => {
    const text = readFileSync(path.join('versioned_docs', page), 'utf8');
    return [...text.matchAll(/!\[(.+?)\]\(\/img\/diagrams\/([\w-]+)/g)];
  });
  expect(new Set(described.map(([, , name]) => `${name}.svg`))).toEqual(
    new Set(files.filter((file) => !file.includes('.narrow'))),
  );
  for (const [, alt, name] of described)
    expect(readFileSync(path.join(folder, `${name}.svg`), 'utf8')).toContain(`<title id="t">${alt}</title>`);
});
