import {describe, expect, test} from 'vitest';
import {prove, type Proof} from '../../src/core/prove';
import type {Failure, Snippet} from '../../src/types/snippets';

function proof(snippets: Snippet[], failures: Failure[]): Promise<Proof> {
  return prove({name: 'Fake', languages: ['fake'], check: () => ({failures})}, snippets, new Map());
}

function fence(line: number, changes: Partial<Snippet> = {}): Snippet {
  const id = `page.mdx:${line}`;
  return {id, kind: 'fence', language: 'fake', text: 'one\ntwo', file: 'page.mdx', line, meta: {}, ...changes};
}

describe('a failure', () => {
  const snippets = [fence(10), fence(13), fence(20, {file: 'other.mdx', id: 'other.mdx:20'})];
  const failedAt = async (line: number, id?: string): Promise<string[]> => {
    const failure = {file: 'page.mdx', line, language: 'fake', message: 'wrong', ...(id !== undefined && {id})};
    return (await proof(snippets, [failure])).failed.map((snippet) => snippet.id);
  };

  test.each([
    ['in the first line of a fence', 10, 'page.mdx:10'],
    ['after its last line, where compilers miss its end', 12, 'page.mdx:10'],
    ['in the first line of the next one', 13, 'page.mdx:13'],
  ])('%s counts against that fence', async (_, line, id) => {
    expect(await failedAt(line)).toEqual([id]);
  });

  test('outside all fences counts against those of the file', async () => {
    expect(await failedAt(40)).toEqual(['page.mdx:10', 'page.mdx:13']);
  });

  test('with the id of a snippet counts against that one only', async () => {
    expect(await failedAt(10, 'page.mdx:13')).toEqual(['page.mdx:13']);
  });
});
