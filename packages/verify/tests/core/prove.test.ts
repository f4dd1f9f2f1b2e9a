import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {Cache} from '../../src/core/cache';
import {prove, type Proof} from '../../src/core/prove';
import type {Failure, LanguageChecker, Snippet} from '../../src/types/snippets';

let folder: string;
let cache: Cache;
/** The ids of the snippets that the last proof checked. */
let asked: string[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prove-'));
  cache = new Cache(folder);
});

function proof(snippets: Snippet[], all: Snippet[] = snippets, failures: Failure[] = []): Promise<Proof> {
  asked = [];
  const checker: LanguageChecker = {
    name: 'Fake',
    languages: ['fake'],
    check: (toCheck) => {
      asked.push(...toCheck.map(({id}) => id));
      return {failures};
    },
  };
  return prove(checker, snippets, {cache, verifierHash: '', all, dependencies: new Map(), recorded: new Map()});
}

function fence(line: number, changes: Partial<Snippet> = {}): Snippet {
  const id = `page.mdx:${line}`;
  return {id, kind: 'fence', language: 'fake', text: 'one\ntwo', file: 'page.mdx', line, meta: {}, ...changes};
}

function file(sample: string, name: string, text: string, language = 'fake'): Snippet {
  const place = `_samples/${sample}/${name}`;
  return {id: place, kind: 'sample', language, text, file: place, line: 1, meta: {}, sample};
}

describe('a fence is checked again', () => {
  test('after a change to its sample or one that the sample depends on, even in a circle', async () => {
    const shown = fence(10, {sample: 'a/one'});
    const samples = (text: string, other = ''): Snippet[] => [
      file('a/one', 'dagger.json', '{"dependencies": [{"name": "two", "source": "../two"}]}'),
      file('a/one', 'go/main.go', text),
      file('a/two', 'dagger.json', '{"dependencies": [{"name": "one", "source": "../one"}]}'),
      file('a/two', 'go/main.go', other),
      file('a/three', 'go/main.go', `${text}${other}`),
    ];
    for (const [all, checked] of [
      [samples('x'), 1],
      [samples('x'), 0],
      [samples('y'), 1],
      [samples('y', 'z'), 1],
      [[...samples('y', 'z').slice(0, -1), file('a/three', 'go/main.go', 'other')], 0],
    ] as const) {
      await proof([shown], [...all]);
      expect(asked).toHaveLength(checked);
    }
  });

  test('after a change to its options', async () => {
    await proof([fence(10, {meta: {title: 'dagger.json'}})]);
    await proof([fence(10, {meta: {title: 'engine.json'}})]);
    expect(asked).toHaveLength(1);
  });
});

test('inline code is checked again after a change to any sample on its page', async () => {
  const name = fence(10, {kind: 'prose', samples: ['a/one', 'a/two']});
  await proof([name], [file('a/one', 'go/main.go', 'x'), file('a/two', 'go/main.go', 'x')]);
  await proof([name], [file('a/one', 'go/main.go', 'x'), file('a/two', 'go/main.go', 'y')]);
  expect(asked).toHaveLength(1);
});

describe('a sample’s files', () => {
  const [go, python] = [file('a/one', 'go/main.go', 'x'), file('a/one', 'python/main.py', 'x', 'python')];

  test('are proven together in each language, but not across languages', async () => {
    const second = file('a/one', 'go/second.go', 'y');
    const failure = {file: second.file, line: 1, language: 'fake', message: 'wrong'};
    await proof([go, second, python], undefined, [failure]);
    await proof([go, second, python]);
    expect(asked).toEqual([go.id, second.id]);
  });

  test('are proven again under another name', async () => {
    await proof([go], []);
    await proof([file('a/one', 'go/other.go', 'x')], []);
    expect(asked).toHaveLength(1);
  });
});

describe('a failure', () => {
  const snippets = [fence(10), fence(13), fence(20, {file: 'other.mdx', id: 'other.mdx:20'})];
  const failedAt = async (line: number, id?: string): Promise<string[]> => {
    const failure = {file: 'page.mdx', line, language: 'fake', message: 'wrong', ...(id !== undefined && {id})};
    return (await proof(snippets, snippets, [failure])).failed.map((snippet) => snippet.id);
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

test.each(['{', '{"a": 1}', '[1, null]'])('a cache that contains %s counts as empty', async (content) => {
  fs.writeFileSync(path.join(folder, 'proven.json'), content);
  cache = new Cache(folder);
  await proof([fence(10)]);
  expect(asked).toHaveLength(1);
  cache.save(false);
  cache = new Cache(folder);
  await proof([fence(10)]);
  expect(asked).toEqual([]);
});
