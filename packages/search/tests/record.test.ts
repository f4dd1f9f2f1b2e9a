import {describe, expect, test} from 'vitest';
import {toRecord} from '../src/browser/dialog/record';
import type {SearchHit, Segment} from '../src/engine/types';

const text = (value: string): Segment[] => [{text: value, marked: false}];
const hit: SearchHit = {
  url: '/0.18/api/secrets?sdk=python#use-it',
  kind: 'guide',
  page: [text('API & more'), text('Secrets')],
  section: [[{text: 'Use', marked: true}, ...text(' <it>')]],
  excerpt: [...text('a "b" '), {text: '<img>', marked: true}],
};
const record = (changes: Partial<SearchHit> = {}) => toRecord({...hit, ...changes}, 'After 0.18');

describe('a hit as a record of DocSearch', () => {
  test('has the page as heading, as text, and the section as title', () => {
    const {type, hierarchy, _snippetResult: shown} = record();
    expect(type).toBe('lvl2');
    expect(hierarchy.lvl0).toBe('API & more › Secrets');
    expect(shown.title).toBe('<mark>Use</mark> &lt;it&gt;');
  });

  test('puts the page’s name before a heading that many pages share', () => {
    expect(record({section: [text('Pitfalls')]})._snippetResult.title).toBe('Secrets › Pitfalls');
  });

  test('escapes everything that the dialog inserts as HTML', () => {
    const {hierarchy, content, _snippetResult: shown} = record();
    expect(shown.text).toBe('a &quot;b&quot; <mark>&lt;img&gt;</mark>');
    expect(hierarchy.lvl1).toBe('API &amp; more › Secrets');
    expect(hierarchy.lvl2).toBe('Use &lt;it&gt;');
    const page = record({section: []});
    expect(page.content).toBe('a &quot;b&quot; &lt;img&gt;');
    for (const value of [content, ...Object.values(hierarchy), shown.title, shown.text])
      expect(value ?? '').not.toMatch(/<(?!\/?mark>)/);
  });

  test('has its own address, also as ID', () => {
    const {url, url_without_anchor: page, anchor, objectID} = record();
    expect(url).toBe(hit.url);
    expect(page).toBe('/0.18/api/secrets?sdk=python');
    expect(anchor).toBe('use-it');
    expect(objectID).toBe(hit.url);
  });

  test('is a page hit if there’s no section', () => {
    const {type, hierarchy, _snippetResult: shown} = record({url: '/0.18/api/secrets', section: []});
    expect(type).toBe('lvl1');
    expect(shown.title).toBe('Secrets');
    expect(shown.text).toContain('<mark>');
    expect(hierarchy.lvl1).toBe(record().hierarchy.lvl1);
  });

  test('labels pages on later releases', () => {
    const next = record({kind: 'next', page: [text('Later')], section: [text('Part')]});
    expect(next.hierarchy.lvl0).toBe('After 0.18 › Later');
    expect(next.hierarchy.lvl2).toBe('Part');
  });

  test.each([
    ['withExec', true],
    ['Container.withExec', true],
    ['--progress', true],
    ['DAGGER_CLOUD_TOKEN', true],
    ['dagger.json', true],
    ['cache_volume', true],
    ['Container', false],
    ['GitHub', false],
    ['Node.js', false],
    ['CI/CD', false],
    ['FAQ', false],
    ['Use withExec', false],
    ['Read-only', false],
  ])('renders names as code: %s', (name, isCode) => {
    const title = record({section: [text(name)]})._snippetResult.title;
    expect(title).toBe(isCode ? `<code>${name}</code>` : name);
  });

  test('renders type names as code if they’re reference pages', () => {
    const page = [text('Types'), text('ContainerWithExecOpts')];
    const title = record({kind: 'reference', page, section: []})._snippetResult.title;
    expect(title).toBe('<code>ContainerWithExecOpts</code>');
  });
});
