import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {site} from '../../src/config/site';
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

// Snapshots of `docs/` would count its sentences twice.
const folders = [`versioned_docs/version-${site.version}`, 'docs'];
const guides = folders
  .map((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
  .flat()
  .filter((file) => file.endsWith('.mdx') && !file.includes('/reference/'));
const pages = guides.map((file) => readFileSync(file, 'utf8'));
const text = pages.map(runningText).join('\n\n');

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
    const advice = `${short.length} of ${all.length} sentences have at most 7 words: join some on the pages you changed`;
    expect(short.length / all.length, advice).toBeLessThanOrEqual(0.07);
  });

  test('varies how it joins sentences', () => {
    expect((1000 * count(/, so\b/g)) / count(/\S+/g)).toBeLessThanOrEqual(2.5);
  });

  test.each([
    ['own', 1.5],
    ['only', 3.6],
    ['itself', 1.1],
  ])('has %s at most %s times in 1,000 words: it carries a limit or a contrast', (word, most) => {
    expect((1000 * count(new RegExp(`\\b${word}\\b`, 'gi'))) / count(/\S+/g)).toBeLessThanOrEqual(most);
  });
});

test.each([
  ['', 18],
  ['/quickstart/', 10],
  ['/features/', 14],
])('guides%s say what works: few sentences have a negation', (folder, percent) => {
  const all = pages
    .filter((_, index) => guides[index]?.includes(folder))
    .flatMap((page) => sentences(runningText(page)))
    .filter((sentence) => sentence.split(' ').length >= 4);
  const negated = all.filter((sentence) => /\b(?:not|no|never|none|nothing|without|cannot)\b|n't\b/i.test(sentence));
  expect((100 * negated.length) / all.length).toBeLessThanOrEqual(percent);
});

test('a heading, block, table or list interrupts text after 120 words at most', () => {
  const long = pages
    .flatMap((page) =>
      page
        .replace(/^---\n[^]*?\n---\n/, '')
        .replace(/^[ \t]*```[^]*?^[ \t]*```/gm, '#')
        .split(/^(?:[#<|! ]|- |\d+\. |::|import ).*$/m),
    )
    .filter((run) => run.trim().split(/\s+/).length > 120);
  // Troubleshooting's causes.
  expect(long.length).toBeLessThanOrEqual(3);
});

test('a page has five pitfalls at most, and Troubleshooting the rest', () => {
  const pitfalls = (page: string): number =>
    /^## Pitfalls[^]*?(?=^## |$(?![^]))/m.exec(page)?.[0].match(/^- /gm)?.length ?? 0;
  expect(guides.filter((_, index) => pitfalls(pages[index] ?? '') > 5)).toEqual([]);
});
