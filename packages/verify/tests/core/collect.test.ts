import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {collect} from '../../src/core/collect';
import {writeFile} from '../../src/shared/files';

describe('the collected content', () => {
  let root: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-'));
    for (const file of [
      'go/main.go',
      'python/main.py',
      'typescript/index.ts',
      'php/MyModule.php',
      'java/MyModule.java',
    ])
      write(`docs/_samples/page/one/${file}`, 'text\n');
  });

  const write = (file: string, text: string): void => writeFile(path.join(root, file), text);

  const failures = (): string[] => collect(root).failures.map(({file, line, message}) => `${file}:${line} ${message}`);

  test('has every file of a sample', () => {
    expect(failures()).toEqual([]);
    expect(collect(root).snippets.map(({sample, language}) => `${sample ?? ''} ${language}`)).toEqual([
      'page/one go',
      'page/one python',
      'page/one typescript',
      'page/one php',
      'page/one java',
    ]);
  });

  test('lacks no sample language without a reason', () => {
    fs.rmSync(path.join(root, 'docs/_samples/page/one/php'), {recursive: true});
    expect(failures()).toEqual([
      expect.stringMatching(/^docs\/_samples\/page\/one:1 the sample doesn't have a PHP version/),
    ]);
    write('docs/_samples/page/one/sample.json', '{"omitted": {"php": "It isn\'t written yet."}}');
    expect(failures()).toEqual([]);
    write('docs/_samples/page/one/sample.json', '{"unsupported": {"php": "The PHP SDK has no interfaces."}}');
    expect(failures()).toEqual([]);
  });

  test.each([
    ['omitted', 'go', '"go" is listed as omitted but has a folder'],
    ['omitted', 'rust', 'unknown language "rust"'],
  ])('has no reason in sample.json under "%s" for %s, which it can’t apply to', (key, language, message) => {
    fs.rmSync(path.join(root, 'docs/_samples/page/one/php'), {recursive: true});
    write('docs/_samples/page/one/sample.json', JSON.stringify({[key]: {[language]: 'It does.'}}));
    expect(failures()).toContainEqual(expect.stringContaining(`sample.json:1 ${message}`));
  });

  test('has no key in sample.json that the site would reject', () => {
    write('docs/_samples/page/one/sample.json', '{"diffres": {"php": "It does."}}');
    expect(failures()).toEqual([expect.stringContaining('sample.json:1 unknown key "diffres"')]);
  });

  test('contains no file outside the samples', () => {
    write('docs/_samples/page/stray.go', 'text\n');
    expect(failures()).toEqual(["docs/_samples/page/stray.go:1 this file doesn't belong to a sample."]);
  });

  test('includes a sample’s configuration, but no hidden, generated or recorded files', () => {
    const before = collect(root).snippets.length;
    for (const file of ['.DS_Store', 'page/one/go/.main.go.swp', 'calls.json']) write(`docs/_samples/${file}`, '{}');
    write('versioned_docs/version-1/reference/typescript/a.md', '```go\ncode\n```\n');
    write('docs/_samples/page/one/dagger.json', '{"name": "one"}');
    expect(failures()).toEqual([]);
    expect(collect(root).snippets).toHaveLength(before + 1);
    expect(collect(root).snippets).toContainEqual(
      expect.objectContaining({file: 'docs/_samples/page/one/dagger.json', language: 'json', sample: 'page/one'}),
    );
  });

  test('reports a page that can’t be parsed', () => {
    write('docs/page.mdx', 'one\n\n<div>\n');
    expect(failures()).toEqual([expect.stringMatching(/^docs\/page\.mdx:3 /)]);
  });

  test('has no sample that isn’t UTF-8 with Unix line endings', () => {
    fs.writeFileSync(path.join(root, 'docs/_samples/page/one/go/main.go'), Buffer.from('one\ncaf\xe9\n', 'latin1'));
    expect(failures()).toEqual([
      expect.stringContaining("main.go:2 the character U+FFFD stands for bytes that aren't UTF-8"),
    ]);
    write('docs/_samples/page/one/go/main.go', 'one\ntwo\r\n');
    expect(failures()).toEqual([expect.stringContaining('main.go:2 the character U+000D ends a line as on Windows')]);
  });

  test('follows no symbolic links, so loops can’t hang it', () => {
    write('docs/page.mdx', '`one`\n');
    fs.symlinkSync('..', path.join(root, 'docs/loop'));
    expect(collect(root).snippets.filter(({kind}) => kind === 'prose')).toHaveLength(1);
  });
});
