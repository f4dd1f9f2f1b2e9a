import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {pattern, rules} from './prose-rules';

describe.each(rules)('prose rule $name', (rule) => {
  test('flags its bad example', () => {
    expect(rule.bad).toMatch(pattern(rule));
  });

  test('accepts its good example', () => {
    expect(rule.good).not.toMatch(pattern(rule));
  });
});

/** A page's running text: no front matter, code blocks, tables, headings, components or link targets. */
function runningText(page: string): string {
  return page
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^[ \t]*```[^]*?^[ \t]*```/gm, '')
    .replace(/^(?:import|::|\||#).*$/gm, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\]\([^)]*\)/g, ']');
}

/** The sentences of a text's paragraphs; list items and entries such as "**Cause.** …" may be fragments. */
function sentences(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^\s*(?:-|\d+\.|\*{2,3}(?:Cause|Fix|Check)\.\*{2,3}) /.test(paragraph))
    .flatMap((paragraph) =>
      paragraph
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?!])\s+/),
    )
    .filter((sentence) => /[.?!]$/.test(sentence));
}

const folders = ['versioned_docs', 'docs'];
const guides = folders
  .map((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .flat()
  .filter((file) => file.endsWith('.mdx') && !file.includes('/reference/'));
const text = guides.map((file) => runningText(readFileSync(file, 'utf8'))).join('\n\n');

describe('the running text of all guides together', () => {
  const count = (wanted: RegExp): number => text.match(wanted)?.length ?? 0;

  test('contracts verbs', () => {
    expect(count(/n't\b|\w'(?:ll|re|ve|d)\b|\b(?:it|that|there|here|who)'s\b/gi)).toBeGreaterThanOrEqual(250);
  });

  test('names things instead of describing them with what clauses', () => {
    expect(count(/\bwhat\b(?![^.?!]*\?)/gi)).toBeLessThanOrEqual(45);
  });

  test('joins short sentences that share a thought', () => {
    const all = sentences(text);
    const short = all.filter((sentence) => sentence.split(' ').length <= 7);
    expect(short.length / all.length).toBeLessThanOrEqual(0.07);
  });
});
