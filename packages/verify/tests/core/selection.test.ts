import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {collect} from '../../src/core/collect';
import {select} from '../../src/core/selection';
import {writeFile} from '../../src/shared/files';

const samples = 'docs/_samples/page';
const go = `${samples}/one/go/main.go`;
const python = `${samples}/one/python/main.py`;
const other = `${samples}/one-more/go/main.go`;
const page = 'docs/page.mdx';
const all = ['docs/page/two.mdx', 'docs/page.mdx', go, python, other].sort();

let root: string;

const write = (file: string, text: string): void => writeFile(path.join(root, file), text);

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'selection-'));
  for (const file of all) write(file, 'text\n');
  write(page, '::sample{name="page/one"}\n\n```shell\ndagger call build\n```\n');
  write('docs/page/two.mdx', '::sample{name="page/one-more"}\n');
});

/** The files that a command line selects; undefined for all. */
function selected(...args: string[]): string[] | undefined {
  const only = select(root, args, collect(root).snippets);
  return only && all.filter(only);
}

describe('a run of the verifier', () => {
  test.each([
    ['everything without arguments', [], undefined],
    ['everything below the root', ['.'], all],
    ['a page', ['docs/page/two.mdx'], ['docs/page/two.mdx']],
    ['the pages below a folder, but not a page of the same name', ['docs/page'], ['docs/page/two.mdx']],
    ['a sample in all languages, with the pages that show its commands', [go], [go, python, page]],
    ['a sample by its folder, but not one whose name only starts alike', [`${samples}/one`], [go, python, page]],
  ])('checks %s', (_, args, files) => {
    expect(selected(...args)).toEqual(files);
  });

  test('rejects a path that doesn’t exist in one line', () => {
    expect(() => selected('docs/none.mdx')).toThrow(
      /^docs\/none\.mdx: no such file or folder\. .* such as docs\/.*\.$/,
    );
  });
});
