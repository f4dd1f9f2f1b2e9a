import {describe, expect, test} from 'vitest';
import {articleOf, readSections} from '../src/node/sections';

const page = (body: string): string =>
  articleOf(
    `<html><body><nav><h2 id=menu>Menu</h2></nav><article><div class="theme-doc-markdown markdown">${body}</div></article></body></html>`,
  );
const hash = '<a class=hash-link href=#x>\u200b</a>';

describe('readSections', () => {
  test('splits at headings of level 2 and 3 and keeps their anchors', () => {
    const {sections} = readSections(
      page(
        `<header><h1>Secrets</h1></header><p>Intro.</p><h2 id=use>Use a secret${hash}</h2><p>One<br>two.</p><h3 id=deep>Deep${hash}</h3><p>Three.`,
      ),
      'Secrets',
    );
    expect(sections.map(({title, anchor, parent, lines}) => ({title, anchor, parent, lines}))).toEqual([
      {title: 'Secrets', anchor: '', parent: -1, lines: ['Intro.']},
      {title: 'Use a secret', anchor: 'use', parent: -1, lines: ['One', 'two.']},
      {title: 'Deep', anchor: 'deep', parent: 1, lines: ['Three.']},
    ]);
  });

  test('keeps each language’s text separate', () => {
    const tabs =
      '<div data-sdk-tabs><ul role=tablist><li role=tab>Go<li role=tab>PHP</ul>' +
      '<div><div role=tabpanel data-value=go><pre><code><div class=token-line>package main<br></div><div class=token-line>func x()<br></div></code></pre></div>' +
      '<div role=tabpanel data-value=php hidden><p>Only PHP.</div></div></div><p>Everybody.<div role=tabpanel data-value=sh>Shell.</div>';
    const [intro] = readSections(page(tabs), 'Page').sections;
    expect(intro?.lines).toEqual(['Everybody.', 'Shell.']);
    expect(Object.fromEntries(intro?.sdkLines ?? [])).toEqual({go: ['package main', 'func x()'], php: ['Only PHP.']});
  });

  test('omits buttons, pictures and lists that repeat the members', () => {
    const {sections} = readSections(
      page(
        '<p>A type.</p><h2 id=api-methods>Methods</h2><table><tr><td>x<td>Again.</table><h3 id=from>from</h3><p>Gets.<button>Copy</button><svg><title>Art</title></svg></p><h2 id=used-by>Used by</h2><p>Many.',
      ),
      'Container',
    );
    expect(sections.map(({title, parent, lines}) => [title, parent, lines])).toEqual([
      ['Container', -1, ['A type.']],
      ['from', -1, ['Gets.']],
    ]);
  });

  test('omits a member’s generated rows and their links', () => {
    const {sections, links} = readSections(
      page(
        '<h3 id=from>from</h3><p class=api-names>Go <code>From</code></p><p>See <a href=/0.18/x#y>x</a>, <a href=/0.18/z/>z</a>.</p><pre><code><a href=/0.18/p>p</a>\nq</code></pre><p><code>r</code></p><p class=api-guides>Used in <a href=/0.18/cookbook>Cookbook</a></p>',
      ),
      'Container',
    );
    expect(sections[1]).toMatchObject({lines: ['See x, z.', 'p', 'q', 'r'], code: ['r']});
    expect(links).toEqual([
      {path: '/0.18/x', anchor: 'y'},
      {path: '/0.18/z', anchor: ''},
    ]);
  });

  test('joins a signature’s lines without spaces at its brackets', () => {
    const [section] = readSections(
      page('<div class=api-signature>f(\n\ta: string,\n\to?: <a href=#o>Opts</a>,\n): <a href=#f>File</a></div>'),
      'File',
    ).sections;
    expect(section?.lines).toEqual(['f(a: string, o?: Opts): File']);
  });

  test('finds the names that rows, headings and texts define', () => {
    const {sections} = readSections(
      page(
        '<table><tr><td><a id=locked href=#locked><code>Locked</code></a><td>Text of <code>other</code>.</table><h2 id=y><code>DAGGER_X</code></h2><p>See DAGGER_Y.',
      ),
      'Page',
    );
    expect(sections[0]?.definitions).toContainEqual({name: 'Locked', strength: 1, anchor: 'locked'});
    expect(sections[1]?.definitions).toEqual([
      {name: 'DAGGER_X', strength: 2},
      {name: 'DAGGER_X', strength: 2},
      {name: 'DAGGER_Y', strength: 0},
    ]);
  });

  test('defines names without their values and types', () => {
    const [section] = readSections(
      page('<table><tr><td><code>--sdk=go</code><td>Language.<tr><td><code>name:</code><td>Name.</table>'),
      'Page',
    ).sections;
    expect(section?.definitions.map(({name}) => name)).toEqual(['--sdk', 'name']);
  });

  test('takes the heading of a row, but not that of a column, for what is defined', () => {
    const [section] = readSections(
      page(
        '<table><thead><tr><th><code>go</code><th>Python</thead><tr><th scope=row><code>paths</code><td><code>str</code></table>',
      ),
      'Page',
    ).sections;
    expect(section?.definitions.filter(({strength}) => strength === 1)).toEqual([{name: 'paths', strength: 1}]);
  });

  test('reads a term and its description as a row, and uses the first name as the defined one', () => {
    const [section] = readSections(
      page('<p>Options<dl><dt><code>path</code> <code>string</code><dd>Where it is.<dt><code>owner</code><dd></dl>'),
      'Page',
    ).sections;
    expect(section?.lines).toEqual(['Options', 'path string Where it is.', 'owner']);
    expect(section?.definitions.filter(({strength}) => strength === 1)).toEqual([
      {name: 'path', strength: 1},
      {name: 'owner', strength: 1},
    ]);
  });

  test('returns nothing for a page without main text', () => {
    expect(readSections(articleOf('<html><body><main>404</main></body></html>'), 'x')).toEqual({
      sections: [],
      links: [],
      words: [],
    });
  });
});
