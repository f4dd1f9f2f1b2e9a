import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {endOfTabs} from '@docs-kit/instant/in-language';
import type {BuiltSite} from '@docs-kit/base/node/after-build';
import {markdownCopies} from '../src/node/markdown';
import {toMarkdown} from '../src/node/markdown/page';
import {writeMarkdown} from '../src/node/markdown/write';

const pageOf = (content: string): string =>
  `<nav>Menu</nav><article><nav>Path</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div></article><footer>End</footer>`;
const head = '# Title\n\nDagger 0.18: <https://a.test/b/c>\n';
const convert = (content: string): string => toMarkdown(pageOf(content), 'https://a.test/b/c', 'Dagger 0.18');

const bar = (label: string, title: string): string =>
  `<div class="code-bar"${label && ` data-label="${label}"`}>${title && `<span class="code-title">${title}</span>`}<div class="code-buttons"><button>Copy</button></div></div>`;
const block = (language: string, label: string, title: string): string =>
  `<div class="theme-code-block language-${language}">${bar(label, title)}<input type="checkbox"><pre><code><span class="token comment"># x</span>\n<span>a &lt; b</span></code></pre></div>`;

describe('a page as Markdown', () => {
  test('has its title, the release and its address, and nothing outside its content', () => {
    expect(convert('<p>Text.</p>')).toBe(`${head}\nText.\n`);
  });

  test.each([
    ['code with its language and title', block('go', '', 'main.go'), '```go title="main.go"\n# x\na < b\n```'],
    ['code without a title', block('dsh', 'Dagger Shell', ''), '```dsh\n# x\na < b\n```'],
    ['an output', block('text', 'Output', ''), '```text title="Output"\n# x\na < b\n```'],
    ['an output with a title', block('text', 'Output', 'log'), '```text title="log"\n# x\na < b\n```'],
    ['a recording', block('text', 'Recording', 'Call it'), '```text title="Recording: Call it"\n# x\na < b\n```'],
    [
      'tabs as sections with their names',
      `<ul role="tablist"><li role="tab">Go</li></ul><div role="tabpanel" aria-label="Go">${block('go', '', '')}</div><div role="tabpanel" aria-label="PHP" hidden><p>Two.</p></div>`,
      '**Go**\n\n```go\n# x\na < b\n```\n\n**PHP**\n\nTwo.',
    ],
    [
      'a note as a quotation with its title',
      '<div class="theme-admonition alert"><div><span><svg><path d="M6"></path></svg></span>note</div><div><p>Take care.</p></div></div>',
      '> **Note**\n>\n> Take care.',
    ],
    [
      'the description of a drawing',
      '<figure><svg><title>A</title><desc>One\n  two.</desc><text>three</text></svg></figure>',
      'One two.',
    ],
    ['no drawing without a description', '<p>A <svg><path d="M6"></path></svg>b</p>', 'A b'],
    [
      'a signature as code',
      '<div class="api-signature"><span class="token function">id</span>(): <a href="/b/ID">ID</a></div>',
      '```typescript\nid(): ID\n```',
    ],
    [
      'a member’s names in one line',
      '<p class="api-names"><span>Go <code>ID</code></span> <span>Python <code>id</code></span></p>',
      'Go `ID` · Python `id`',
    ],
    [
      'the first guides of a member',
      '<div class="api-guides">Used in <a href="/b/d">One</a> <details><summary>and 1 other</summary><a href="/b/e">Two</a></details></div>',
      'Used in [One](https://a.test/b/d) and 1 other',
    ],
    [
      'a mark where tabs by language end',
      '<div data-sdk-tabs><div role="tabpanel" aria-label="Go"><p>A</p></div></div><p>B</p>',
      `**Go**\n\nA\n\n<!-- ${endOfTabs} -->\n\nB`,
    ],
    ['no comment between two texts', '<p>A<!-- --> b</p>', 'A b'],
    ['a label in bold', '<p class="api-label">Options</p>', '**Options**'],
    [
      'links in a row, separated',
      '<p><a href="/b/d">One</a><a href="/b/e">Two</a></p>',
      '[One](https://a.test/b/d) · [Two](https://a.test/b/e)',
    ],
    [
      'the parts of a card, separated',
      '<ul><li><a href="/b/d"><strong>One</strong><strong>Two</strong><span>Three</span></a></li></ul>',
      '- [**One** · **Two**Three](https://a.test/b/d)',
    ],
    ['text as it is written', '<p><code>a</code><code>b</code> text</p>', '`a``b` text'],
    [
      'absolute addresses',
      '<p>A <a href="d?x#y">link</a>, an <a id="k" href="#z">anchor</a>, <img src="/i.svg" alt="a picture">.</p>',
      'A [link](https://a.test/b/d?x#y), an [anchor](https://a.test/b/c#z), ![a picture](https://a.test/i.svg).',
    ],
    [
      'headings and names without links to themselves',
      '<h2 id="a"><a id="old"></a>One<wbr>Two<a href="#a" class="hash-link">#</a></h2><p><a href="#w" id="w"><code>Workdir</code></a> text</p>',
      '## OneTwo\n\n`Workdir` text',
    ],
    ['no controls', '<p>Text</p><button>Go</button><label>Message<textarea></textarea></label>', 'Text'],
    ['tables', '<table><tr><th>A</th></tr><tr><td>long cell</td></tr></table>', '| A |\n| - |\n| long cell |'],
  ])('has %s', (_, html, markdown) => {
    expect(convert(html)).toBe(`${head}\n${markdown}\n`);
  });
});

const page = (address: string, ...groups: string[]) => ({
  path: `/0.18/${address}`,
  title: address.toUpperCase(),
  description: `About ${address}.`,
  groups,
});

const options = {
  about: 'Pipelines.',
  sections: [
    {title: 'Later releases', route: 'next'},
    {title: 'TypeScript reference', route: 'reference/typescript'},
  ],
};

/** Writes pages and their Markdown, and returns the folder. */
function build(pages: BuiltSite['pages']): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  for (const {path: address, title} of pages) {
    const folder = path.join(outDir, address.slice('/0.18/'.length));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), pageOf(`<p>Page ${title}.</p>`));
  }
  writeMarkdown({outDir, baseUrl: '/0.18/', title: 'Dagger 0.18', url: 'https://a.test', pages}, options);
  return outDir;
}

// A thread loads its modules anew, which takes long on a busy machine.
test('the step reports an error of its thread, such as a page that isn’t in the build', async () => {
  const siteConfig = {title: 'Dagger 0.18', url: 'https://a.test'} as BuiltSite['siteConfig'];
  const site = {siteDir: '', outDir: tmpdir(), baseUrl: '/0.18/', siteConfig, pages: [page('b')]};
  await expect(markdownCopies(options)(site)).rejects.toThrow(/ENOENT.*\/b\/index\.html/);
});

test('llms.txt lists the pages by sidebar group: those on later releases after the others, the reference last', () => {
  const folder = build([
    page('api/a', 'Develop', 'Inner'),
    page('next'),
    page('b'),
    page('nextflow', 'Develop'),
    page('next/c', 'Elsewhere'),
    page('reference/typescript/d', 'Reference'),
  ]);
  const site = 'https://a.test/0.18';
  expect(readFileSync(path.join(folder, 'llms.txt'), 'utf8').split('\n')).toEqual([
    '# Dagger 0.18',
    '',
    '> Pipelines.',
    '',
    '## Develop',
    '',
    `- [API/A](${site}/api/a.md): About api/a.`,
    `- [NEXTFLOW](${site}/nextflow.md): About nextflow.`,
    '',
    '## Overview',
    '',
    `- [B](${site}/b.md): About b.`,
    '',
    '## Later releases',
    '',
    `- [NEXT](${site}/next.md): About next.`,
    `- [NEXT/C](${site}/next/c.md): About next/c.`,
    '',
    '## TypeScript reference',
    '',
    `- [REFERENCE/TYPESCRIPT/D](${site}/reference/typescript/d.md): About reference/typescript/d.`,
    '',
  ]);
});

test('every page gets a Markdown file beside its folder, and all are in llms-full.txt, the reference last', () => {
  const folder = build([page(''), page('reference/typescript/d'), page('z')]);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const texts = ['index.md', 'z.md', 'reference/typescript/d.md'].map(read);
  expect(texts[1]).toContain('Dagger 0.18: <https://a.test/0.18/z>\n\nPage Z.');
  expect(read('llms-full.txt')).toBe(texts.join('\n---\n\n'));
  expect(readdirSync(folder)).toEqual([
    'index.html',
    'index.md',
    'llms-full.txt',
    'llms.txt',
    'reference',
    'z',
    'z.md',
  ]);
});
