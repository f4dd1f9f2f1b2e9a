import {describe, expect, test} from 'vitest';
import {escape, frontMatter, shorten, table} from '../../../../src/dagger/reference/markdown';
import {prose, sentenceCase, summary} from '../../../../src/dagger/reference/prose';

const same = (code: string): string => `\`${code}\``;

describe('prose', () => {
  test.each([
    ['in "${VAR}" or "$VAR"', 'in `${VAR}` or `$VAR`'],
    ['(e.g. ["node_modules/**", ".git*"])', '(e.g. `["node_modules/**", ".git*"]`)'],
    ['curl [http://a.b?c=$(cat d)](http://a.b?c=$(cat d))', 'curl `http://a.b?c=$(cat d)`'],
    ['a <b> and * and foo:bar and _c_', 'a &lt;b> and \\* and foo\\:bar and \\_c_'],
    ['keeps `a*b` and snake_case', 'keeps `a*b` and snake_case'],
  ])('renders %j as %j', (text, markdown) => {
    expect(prose(text, same)).toBe(markdown);
  });

  test('passes inline code on for linking', () => {
    expect(prose('Use `Directory.build` here', (code) => `[${code}](x)`)).toBe('Use [Directory.build](x) here');
  });
});

describe('summary', () => {
  test.each([
    ['check if a file exists', 'Check if a file exists.'],
    ['The path (e.g. /src). More text.', 'The path (e.g. /src).'],
    ['A tool, e.g. Make or GNU Make. More text.', 'A tool, e.g. Make or GNU Make.'],
    ['First.\n\nSecond.', 'First.'],
    ['', ''],
  ])('of %j is %j', (text, line) => {
    expect(summary(text)).toBe(line);
  });

  test('doesn’t capitalise names', () => {
    expect(sentenceCase('withExec runs')).toBe('withExec runs.');
  });
});

describe('markdown', () => {
  test('escapes pipes in cells once, and turns paragraphs into line breaks', () => {
    expect(table(['A'], [['`a | b` \\| c\n\nd']])).toBe('| A |\n| --- |\n| `a \\| b` \\| c<br /><br />d |');
  });

  test('limits a page’s description to 160 characters', () => {
    const [, description = ''] = /^description: "(.*)"$/m.exec(frontMatter('Page', 'word '.repeat(60))) ?? [];
    expect(description).toMatch(/^(?:word )+word…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('truncates at the end of a word', () => {
    expect(shorten('one two three', 9)).toBe('one two…');
    expect(escape('[x]')).toBe('\\[x\\]');
  });
});
