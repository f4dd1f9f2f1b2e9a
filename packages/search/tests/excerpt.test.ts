import {describe, expect, test} from 'vitest';
import {excerpt, mark} from '../src/engine/excerpt';
import {readQuery} from '../src/engine/query';

const terms = (query: string) => readQuery(`${query} `).terms;
const textOf = (segments: {text: string}[]): string => segments.map(({text}) => text).join('');

describe('mark', () => {
  test('marks words with the same stem and names, without losing text', () => {
    const segments = mark('Caches: Container.withExec <b>', terms('cache withExec'));
    expect(textOf(segments)).toBe('Caches: Container.withExec <b>');
    expect(segments.filter(({marked}) => marked).map(({text}) => text)).toEqual(['Caches', 'Container.withExec']);
  });

  test.each([
    ['sec', ['secret']],
    ['s', []],
    ['ret', []],
  ])('marks words that begin with the unfinished word %s, if it has two letters', (query, marked) => {
    const segments = mark('a secret', readQuery(query).terms);
    expect(segments.flatMap((segment) => (segment.marked ? [segment.text] : []))).toEqual(marked);
  });
});

describe('excerpt', () => {
  const record = (...lines: string[]): string => lines.join('\n');

  test('is the sentence that matches most words', () => {
    const text = record('Secrets', 'A secret is a reference. The secret of a file is read from the host. Done.');
    expect(textOf(excerpt(text, terms('secret host'), true))).toBe('The secret of a file is read from the host.');
  });

  test('is never the title', () => {
    expect(textOf(excerpt(record('Secrets', 'Other text here.'), terms('secrets'), true))).toBe('Other text here.');
  });

  test('prefers words that the title doesn’t have, and skips comments and references', () => {
    const text = record(
      'Mount a secret',
      'Mount a secret.',
      '# Mount a secret as a file with an owner',
      'More: mount a file with an owner',
      'Its file has an owner.',
    );
    expect(textOf(excerpt(text, terms('mount a secret file owner'), true))).toBe('Its file has an owner.');
  });

  test('is a line of code in a tab', () => {
    const text = record('func x() {', 'return WithSecretVariable("TOKEN", token)', '}');
    expect(textOf(excerpt(text, terms('secret'), false))).toBe('return WithSecretVariable("TOKEN", token)');
  });

  test('is the sentence with the flag rather than a shorter one with its word', () => {
    const text = record('T', '--progress=plain Prints lines of text for a log.', '--silent Prints no progress.');
    expect(textOf(excerpt(text, terms('--progress'), true, ['--progress']))).toMatch(/^--progress=plain/);
    expect(textOf(excerpt(text, terms('progress'), true))).toMatch(/^--silent/);
  });

  test('is the sentence with the flag rather than a shorter one with a longer flag', () => {
    const text = record('T', '--sdk The language of a new module.', '--sdk-path The SDK.');
    expect(textOf(excerpt(text, terms('--sdk'), true, ['--sdk']))).toMatch(/^--sdk The language/);
  });

  test('has at most 100 characters around the match', () => {
    const shorten = (text: string): string => textOf(excerpt(record('T', text), terms('secret'), true));
    const [before, after] = ['before '.repeat(20), ' after'.repeat(20)];
    expect(shorten(`${before}secret${after}`)).toBe(`… before before before secret${' after'.repeat(11)} …`);
    expect(shorten(`${before}secret`)).toBe('… before before before secret');
    expect(shorten(`secret${after}`)).toBe(`secret${' after'.repeat(15)} …`);
    expect(shorten('x'.repeat(101))).toBe('x'.repeat(96));
  });

  test('is the first sentence of several words if none matches, or else a comment', () => {
    expect(textOf(excerpt(record('T', 'Two words.', '- - - -', 'These are three.'), terms('x'), true))).toBe(
      'These are three.',
    );
    expect(textOf(excerpt(record('T', '# Comment'), terms('x'), true))).toBe('# Comment');
  });
});
