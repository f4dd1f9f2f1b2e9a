import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {compareWithLedger} from '../../src/engine/check';
import {hashTexts, readLedger, writeLedger, type Entry} from '../../src/engine/ledger';

const entry: Entry = {hash: '1', engine: 'v0.18.14', date: '2026-01-31', images: 'local', ran: 1, help: 0};

describe('the ledger', () => {
  test('survives a round trip sorted, and leaves no other file in the folder', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
    const file = path.join(folder, 'ledger.json');
    expect(readLedger(file)).toEqual({});
    const ledger = {'b go': entry, 'a go': {...entry, hash: '2'}};
    writeLedger(file, ledger);
    expect(readLedger(file)).toEqual(ledger);
    expect(Object.keys(readLedger(file))).toEqual(['a go', 'b go']);
    expect(fs.readdirSync(folder)).toEqual(['ledger.json']);
  });

  test('is outdated if a sample changed, was removed or is new', () => {
    const ledger = {'same go': entry, 'changed go': entry, 'gone go': entry};
    const subject = (name: string, hash: string) => ({
      name,
      hash,
      file: name,
      language: 'go',
      again: `_samples/${name}`,
    });
    const subjects = [subject('same go', '1'), subject('changed go', '2'), subject('new go', '3')];
    const {pending, failures} = compareWithLedger(ledger, subjects);
    expect(pending.map(({file, message}) => [file, message])).toEqual([
      ['changed go', expect.stringMatching(/changed since .*verify:engine -- _samples\/changed go/)],
      ['new go', expect.stringMatching(/has never run/)],
    ]);
    expect(failures).toMatchObject([
      {file: 'packages/verify/ledger.json', message: '"gone go" is gone. Remove its entry.'},
    ]);
  });
});

describe('the hash of texts', () => {
  test('depends on names and texts, but not on their order', () => {
    const hash = (...texts: [string, string][]) => hashTexts(new Map(texts));
    const known = hash(['a', '1'], ['b', '2']);
    expect(hash(['b', '2'], ['a', '1'])).toBe(known);
    expect(hash(['a', '1'], ['c', '2'])).not.toBe(known);
    expect(hash(['a', '12'], ['b', ''])).not.toBe(known);
  });
});
