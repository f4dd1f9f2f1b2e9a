import {describe, expect, test} from 'vitest';
import {failureAt} from '../../src/shared/units';
import {snippetOf} from '../snippet';

describe('a failure', () => {
  const snippet = snippetOf('go', 'one\ntwo\nthree\n');

  test.each([
    ['the second line', 2, 11],
    ['no line, as compilers report of a whole file', 0, 10],
    ['the end of the file, below its last line', 4, 12],
    ['a line of code that the checker has added', 40, 12],
  ])('at %s is reported within the code on the page', (_, line, expected) => {
    const {id, file, language} = snippet;
    expect(failureAt(snippet, line, 'wrong')).toEqual({id, file, line: expected, language, message: 'wrong'});
  });
});
