import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {version} from '@docs-kit/dagger/version';
import {tasksOf} from '../../src/engine/tasks';
import {writeFile} from '../../src/shared/files';
import {snippetOf} from '../snippet';

const pages = `versioned_docs/version-${version}`;
let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'tasks-'));
  fs.mkdirSync(path.join(root, 'packages/verify/tests/fixtures/projects'), {recursive: true});
});

const write = (file: string, text: string): void => writeFile(path.join(root, file), text);

/** The hash of a sample in Go whose page shows a command with its output. */
function hashOf(source: string, command: string, needs?: string, output = 'hello'): string {
  write(`${pages}/_samples/a/b/go/main.go`, source);
  write(`${pages}/_samples/a/b/sample.json`, JSON.stringify(needs === undefined ? {} : {needs}));
  const place = {file: `${pages}/page.mdx`, sample: 'a/b'};
  const snippets = [snippetOf('shell', command, place), snippetOf('text', output, {...place, meta: {output: command}})];
  return tasksOf(root, snippets).find(({name}) => name === 'a/b go')?.hash ?? '';
}

const main = 'package main\n\n// Greet says hello.\nfunc (m *MyModule) Greet() string {\n\treturn "hello"\n}\n';

test('each SDK runs a command of the command line once, and one runs those of Dagger Shell', () => {
  write(`${pages}/_samples/a/b/go/main.go`, main);
  write(`${pages}/_samples/a/b/python/main.py`, 'class MyModule:\n    pass\n');
  const place = {file: `${pages}/page.mdx`, sample: 'a/b'};
  const output = {...place, meta: {output: 'dagger call greet'}};
  const snippets = [
    snippetOf('shell', 'dagger call greet', place),
    snippetOf('text', 'hello', output),
    snippetOf('shell', 'dagger call greet', place),
    snippetOf('dsh', 'greet', place),
  ];
  const kinds = tasksOf(root, snippets).map(({name, commands}) => [name, commands.map(({kind}) => kind)]);
  expect(kinds).toEqual([
    ['a/b go', ['cli', 'dsh']],
    ['a/b python', ['cli']],
  ]);
});

describe('the hash of a sample', () => {
  test("doesn't change with a comment or the reason for a requirement", () => {
    const hash = hashOf(main, 'dagger call greet', 'A key.');
    expect(hash).not.toBe('');
    expect(hashOf(main.replace('says hello', 'greets'), 'dagger call greet', 'A token.')).toBe(hash);
  });

  test('changes with code, commands, output and external requirements', () => {
    const hash = hashOf(main, 'dagger call greet');
    expect(hashOf(main.replace('"hello"', '"hi"'), 'dagger call greet')).not.toBe(hash);
    expect(hashOf(main, 'dagger call greet --silent')).not.toBe(hash);
    expect(hashOf(main, 'dagger call greet', 'A key.')).not.toBe(hash);
    expect(hashOf(main, 'dagger call greet', undefined, 'hi')).not.toBe(hash);
  });

  test('changes with a comment that the page’s output contains', () => {
    expect(hashOf(main.replace('says hello', 'greets'), 'dagger functions')).not.toBe(hashOf(main, 'dagger functions'));
  });
});
