import {describe, expect, test} from 'vitest';
import type {Snippet} from '../../src/types/snippets';
import {failureAt} from '../../src/shared/units';

describe('a failure', () => {
  const text = 'one\ntwo\nthree\n';
  const snippet: Snippet = {id: '', kind: 'fence', language: 'go', text, file: 'page.mdx', line: 10, meta: {}};

  test.each([
    ['the second line', 2, 11],
    ['no line, as compilers report of a whole file', 0, 10],
    ['the end of the file, below its last line', 4, 12],
    ['a line of code that the checker has added', 40, 12],
  ])('at %s is reported within the code on the page', (_, line, expected) => {
    expect(failureAt(snippet, line, 'wrong')).toEqual({
      id: '',
      file: 'page.mdx',
      line: expected,
      language: 'go',
      message: 'wrong',
    });
  });
});
