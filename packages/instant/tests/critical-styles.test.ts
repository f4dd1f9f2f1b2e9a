import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {transformPage} from '@docs-kit/base/node/after-build';
import {StyleSheet} from '../src/node/critical-styles/sheet';
import {tokensOf} from '../src/node/critical-styles/tokens';
import {criticalStyles} from '../src/node/critical-styles';

describe('the tokens of a page', () => {
  test('are its elements, classes and identifiers, with quotes and without', () => {
    const html = `<MAIN CLASS="a b" Id=top><a href=/x?class=no class='c' hidden>(class=d)</a><br class=e /></MAIN>`;
    expect([...tokensOf(html)].sort()).toEqual(['#top', '.a', '.b', '.c', '.e', 'a', 'br', 'main']);
  });

  test('include those that its scripts may add', () => {
    const tokens = tokensOf(`<script>a.className="menu-open",b.id='made-here',c.type='button'</script>`);
    expect(tokens.has('.menu-open')).toBe(true);
    expect(tokens.has('#made-here')).toBe(true);
    expect(tokens.has('.button')).toBe(false);
  });
});

describe('the styles of a page', () => {
  const used = (css: string, html: string): string => new StyleSheet(css).usedBy(tokensOf(html), html);

  test.each([
    ['rules that match', 'a{x:1}b{x:2}', '<a>', 'a{x:1}'],
    ['the matching selectors of a list', 'a,b,.c>a{x:1}', '<a class=c>', 'a,.c>a{x:1}'],
    [
      'states, attributes and negations',
      'a:hover,a[x=y],a:not(.b),b:hover{x:1}',
      '<a>',
      'a:hover,a[x=y],a:not(.b){x:1}',
    ],
    [
      'non-empty groups',
      '@media print{b{x:1}}@layer x{@media (a){a{x:1}}}@layer y{@media (b){a{--a:1}}}',
      '<a>',
      '@layer x{@media (a){a{x:1}}}',
    ],
    ['elements in any case', 'foreignObject,B{x:1}', '<foreignObject>', 'foreignObject{x:1}'],
    ['the order of layers', '@layer x,y;b{x:1}', '<a>', '@layer x,y'],
    ['importance', 'a{x:1!important;y:2}', '<a>', 'a{x:1!important;y:2}'],
    [
      'variables that are read indirectly',
      'a{--a:var(--b);--b:1;--c:2;x:var(--a)}',
      '<a>',
      'a{--a:var(--b);--b:1;x:var(--a)}',
    ],
    ['variables that the page reads', 'a{--a:1;--b:2}', '<a style="x:var( --b )">', 'a{--b:2}'],
    [
      'animations that are used',
      '@keyframes k{to{x:1}}@keyframes l{to{x:2}}@keyframes m{to{x:3}}a{animation:1s k,m 1s}',
      '<a>',
      '@keyframes k{to{x:1}}@keyframes m{to{x:3}}a{animation:1s k,m 1s}',
    ],
    [
      'animations by their names alone',
      '@keyframes k{to{x:1}}a{animation-name:k}',
      '<a>',
      '@keyframes k{to{x:1}}a{animation-name:k}',
    ],
    [
      'no variables of layers that rules outside set again for the root in any case',
      '@layer x{:root,html[t=d]{--a:1;--b:1}a{--a:2}}:root,[t=d]{--a:3}@media (m){:root{--b:3}}a{x:var(--a)var(--b)}',
      '<html><a>',
      '@layer x{:root,html[t=d]{--b:1}a{--a:2}}:root,[t=d]{--a:3}@media (m){:root{--b:3}}a{x:var(--a)var(--b)}',
    ],
    [
      'the values of the root’s constants in place of their names',
      ':root{--a:1px;--b:calc(var(--a)*2)}@layer x{html{--c:var(--a)}}a{x:var(--b)var( --c )var(--a,2px)}',
      '<html><a>',
      ':root{--a:1px}a{x:calc(1px*2) 1px var(--a,2px)}',
    ],
    [
      'no values that elements, states or screens change, and no keywords',
      ':root{--a:1;--b:1;--c:var(--d);--d:1;--e:inherit}html[t=d]{--a:2}@media (m){:root{--b:2}}a{--d:2;x:var(--a)var(--b)var(--c)var(--e)}',
      '<html><a>',
      ':root{--a:1;--b:1;--c:var(--d);--d:1;--e:inherit}html[t=d]{--a:2}@media (m){:root{--b:2}}a{--d:2;x:var(--a)var(--b)var(--c)var(--e)}',
    ],
    ['no variables that only unused animations read', '@keyframes k{to{x:var(--b)}}a{--b:1;x:1}', '<a>', 'a{x:1}'],
    [
      'animations that a variable names, and the variables that they read',
      '@keyframes k{to{x:var(--b)}}a{--a:1s k;--b:1;--c:l;animation:var(--a)}@keyframes l{to{x:1}}',
      '<a>',
      '@keyframes k{to{x:var(--b)}}a{--a:1s k;--b:1;animation:var(--a)}',
    ],
  ])('are %s', (_, css, html, expected) => {
    expect(used(css, html)).toBe(expected);
  });
});

test('two pages with the same elements get the variables that each of them reads', () => {
  const sheet = new StyleSheet('a{--a:1;--b:2}');
  const styles = ['--a', '--b'].map((name) => {
    const html = `<a style="x:var(${name})">`;
    return sheet.usedBy(tokensOf(html), html);
  });
  expect(styles).toEqual(['a{--a:1}', 'a{--b:2}']);
});

describe('a build', () => {
  const build = (html: string, css = 'a{x:1}b{x:2}'): string => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'critical-'));
    writeFileSync(path.join(outDir, 'styles.css'), css);
    writeFileSync(path.join(outDir, 'index.html'), html);
    transformPage(outDir, 'index.html', [criticalStyles({outDir, baseUrl: '/base/'})]);
    return readFileSync(path.join(outDir, 'index.html'), 'utf8');
  };

  test('has the styles of each page in its head, and the style sheet’s address', () => {
    expect(build('<head><link rel=stylesheet href=/base/styles.css></head><a>')).toBe(
      '<head><style>a{x:1}</style><script type="application/json" id="page-styles">["/base/styles.css"]</script></head><a>',
    );
  });

  test('preserves all characters of the page and the style sheet', () => {
    const page = build('<link rel=stylesheet href=/base/styles.css><a>„Übersicht“ 🚀</a>', "a::before{content:'→'}");
    expect(page).toMatch(/^<style>a::before\{content:'→'\}<\/style>.*<a>„Übersicht“ 🚀<\/a>$/);
  });

  test('fails if a page has no style sheet link', () => {
    expect(() => build('<a>')).toThrow(/^index\.html: no link to a style sheet\. Adapt/);
  });
});
