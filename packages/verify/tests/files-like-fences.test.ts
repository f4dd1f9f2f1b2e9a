import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '@docs-kit/base/node/root';
import {examplesFolder} from '@docs-kit/explorer/node/examples';
import {collect} from '../src/core/collect';
import {graphqlChecker} from '../src/formats/graphql';

test('the explorer’s examples are collected and checked', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'examples-'));
  cpSync(path.join(root, examplesFolder), path.join(copy, examplesFolder), {recursive: true});
  const {snippets} = collect(copy);
  rmSync(copy, {recursive: true});
  expect(snippets).toHaveLength(10);
  expect(graphqlChecker.check(snippets)).toEqual({failures: []});
  const [first] = snippets;
  if (!first) throw new Error('no snippets');
  const broken = {...first, text: first.text.replace('stdout', 'standardOutput')};
  expect(graphqlChecker.check([broken])).toMatchObject({failures: [{file: first.file, line: 7}]});
});
