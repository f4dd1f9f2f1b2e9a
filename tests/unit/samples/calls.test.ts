import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadApi} from '@docs-kit/dagger/api/model';
import {sameName} from '@docs-kit/dagger/api/names';
import {findApiName} from '@docs-kit/dagger/api/reference';
import {formatCalls, readCalls} from '@docs-kit/samples/node/reader';
import {site} from '../../../src/config/site';

const root = path.resolve(`versioned_docs/version-${site.version}/_samples`);

test('calls are written sorted, one line per file, and survive a round trip', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  const calls = new Map([
    ['b/b/go/main.go', [{line: 9, column: 2, member: 'Container.from'}]],
    [
      'a/a/go/main.go',
      [
        {line: 12, column: 4, member: 'Container.from'},
        {line: 3, column: 40, member: 'Container.from'},
        {line: 3, column: 8, member: 'Client.container'},
      ],
    ],
    ['c/c/go/main.go', []],
  ]);
  const text = formatCalls(calls);
  expect(text).toBe(
    '{\n"a/a/go/main.go": {"Client.container":"3:8","Container.from":"3:40 12:4"},\n' +
      '"b/b/go/main.go": {"Container.from":"9:2"}\n}\n',
  );
  fs.writeFileSync(path.join(folder, 'calls.json'), text);
  expect(formatCalls(readCalls(folder))).toBe(text);
});

test('a file of calls that a merge has left with its marks is reported with its line', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  fs.writeFileSync(path.join(folder, 'calls.json'), '{\n<<<<<<< HEAD\n"a/a/go/main.go": {"Container.from":"9:2"}\n}\n');
  expect(() => readCalls(folder)).toThrow("calls.json:2: this isn't JSON (invalid symbol). Fix its syntax.");
});

// Calls anywhere else aren't linked.
test('each recorded call points to its member’s name in the sample and has a reference entry', () => {
  const reference = loadApi('0.18.19');
  const calls = [...readCalls(root)].flatMap(([file, found]) => {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    return found.map(({line, column, member}) => ({
      place: `${file}:${line}:${column}`,
      written: /^\w*/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0] ?? '',
      member,
    }));
  });
  expect(calls.length).toBeGreaterThan(4000);
  for (const language of ['go', 'python', 'typescript', 'php', 'java'])
    expect(calls.filter(({place}) => place.includes(`/${language}/`)).length, language).toBeGreaterThan(700);

  const wrong = calls.filter(
    ({written, member}) =>
      !sameName(written, member.split('.')[1] ?? '') || findApiName(reference, member).kind !== 'found',
  );
  expect(wrong).toEqual([]);
});
