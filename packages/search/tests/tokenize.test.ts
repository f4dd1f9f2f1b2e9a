import {describe, expect, test} from 'vitest';
import {readQuery} from '../src/engine/query';
import {titleStems} from '../src/engine/site-index';
import {corrections} from '../src/engine/spelling';
import {split, stem, tokenize} from '../src/engine/tokenize';

describe('words', () => {
  test('splits names', () => {
    expect(split('withExec asLLMTool with_exec')).toEqual(['with', 'exec', 'as', 'llm', 'tool', 'with', 'exec']);
  });

  test.each([
    ['caching', 'caches'],
    ['cache', 'cached'],
    ['installation', 'install'],
    ['dependencies', 'dependency'],
    ['running', 'run'],
  ])('%s and %s share a stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });
});

test('tokenizes every form of a name, with repetitions', () => {
  expect(tokenize("Container.withExec: don't exec")).toEqual([
    'containerwithexec',
    'container',
    'withexec',
    'with',
    'exec',
    'dont',
    'don',
    't',
    'exec',
  ]);
});

describe('readQuery', () => {
  test('drops the words of a question', () => {
    expect(readQuery('How do I use a secret in my function?').terms.map(({text}) => text)).toEqual([
      'secret',
      'function',
    ]);
  });

  test('keeps stop words if there are no other words', () => {
    expect(readQuery('how to').terms.map(({text}) => text)).toEqual(['how', 'to']);
  });

  test('expands abbreviations and joins names', () => {
    expect(readQuery('env vars in dagger.json').terms.map(({text}) => text)).toEqual([
      'environment',
      'variable',
      'daggerjson',
    ]);
  });

  test('keeps the language Go, and drops the verb', () => {
    expect(readQuery('private Go packages').terms.map(({text}) => text)).toEqual(['private', 'go', 'packages']);
    expect(readQuery('go packages in golang').terms.map(({text}) => text)).toEqual(['packages', 'go']);
  });

  test('maps phrases to the pages’ words', () => {
    expect(readQuery('logged in to a registry').terms.map(({text}) => text)).toEqual(['login', 'registry']);
  });

  test('keeps the first twelve words of a long text', () => {
    const text = Array.from({length: 20}, (_, index) => `vault${index}`).join(' ');
    expect(readQuery(text).terms.map(({text: word}) => word)).toEqual(text.split(' ').slice(0, 12));
  });

  test('treats the last word as a prefix until a space follows', () => {
    expect(readQuery('cache vol').terms.map(({open}) => open)).toEqual([false, true]);
    expect(readQuery('cache vol ').terms.map(({open}) => open)).toEqual([false, false]);
  });
});

test('finds a title by a name’s parts and by the whole name, but not by stop words', () => {
  expect(titleStems('How do I use Go?')).toEqual(['go']);
  expect(titleStems('from')).toEqual(['from']);
  expect(titleStems('mountCache').sort()).toEqual(['cach', 'mount', 'mountcach']);
});

describe('spelling', () => {
  test('prefers words with the same length, and compares stems', () => {
    expect(corrections('cachee', ['cache', 'cached'])).toEqual(['cached', 'cache']);
    expect(corrections('brakpoint', ['breakpoints'])).toEqual(['breakpoints']);
    expect(corrections('contaner', ['containers', 'container'])[0]).toBe('container');
    expect(corrections('mine', ['line'])).toEqual([]);
  });

  test('corrects two errors only in long words', () => {
    expect(corrections('enviromnet', ['environment', 'development'])).toEqual(['environment']);
    expect(corrections('servcie', ['secrets'])).toEqual([]);
  });
});
