import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '@docs-kit/base/node/root';
import {examplesFolder} from '@docs-kit/explorer/node/examples';
import {collect} from '../src/core/collect';
import {formatCheckers} from '../src/formats';
import {graphql} from '../src/shell/check';
import type {Snippet} from '../src/shared/snippets';

/** What's collected from one of this site's folders, apart from which the tree is empty. */
function snippetsIn(folder: string): Snippet[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'files-'));
  cpSync(path.join(root, folder), path.join(copy, folder), {recursive: true});
  return collect(copy).snippets;
}

test('the explorer’s examples are collected and checked', () => {
  const snippets = snippetsIn(examplesFolder);
  expect(snippets).toHaveLength(10);
  expect(graphql.check(snippets)).toEqual({failures: []});
  const [first] = snippets;
  if (!first) throw new Error('no snippets');
  const broken = {...first, text: first.text.replace('stdout', 'standardOutput')};
  expect(graphql.check([broken])).toMatchObject({failures: [{file: first.file, line: 7}]});
});

test('diagrams are collected and checked', async () => {
  const snippets = snippetsIn('static/img/diagrams');
  const checker = formatCheckers.find(({languages}) => languages.includes('xml'));
  expect(snippets.length).toBeGreaterThan(50);
  expect(await checker?.check(snippets)).toEqual({failures: []});
  const broken = snippets.slice(0, 1).map((first) => ({...first, text: first.text.replace('</text>', '</txt>')}));
  expect(await checker?.check(broken)).toMatchObject({failures: [{file: snippets[0]?.file}]});
});
