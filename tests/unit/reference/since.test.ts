import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {reference} from '../../../src/config/reference';
import {optionOwners, type Sdk} from '../../../src/reference/sdk';
import {allSymbols, checkSince, readSince, sinceOf, type Since} from '../../../src/reference/since';
import {laterSdk, siteDir, snapshotSdk} from './sdk';

describe('the file of later symbols against the installed SDKs', () => {
  let later: Sdk;
  let snapshot: Sdk;
  let since: Since;

  beforeAll(async () => {
    later = await laterSdk();
    snapshot = await snapshotSdk();
    since = await readSince(siteDir, reference.sinceFile);
  }, 120_000);

  it('marks every symbol that the snapshot does not have', () => {
    const older = allSymbols(snapshot);
    expect([...allSymbols(later)].filter((symbol) => !older.has(symbol) && !sinceOf(since, symbol))).toEqual([]);
  });

  it('marks no symbol that the snapshot has', () => {
    expect([...allSymbols(snapshot)].filter((symbol) => sinceOf(since, symbol))).toEqual([]);
  });

  it('can mark every type of options, since each belongs to a method', () => {
    const owners = optionOwners(later);
    const orphans = [...later.keys()].filter((name) => name.endsWith('Opts') && !owners.has(name));
    expect(orphans).toEqual(['ConnectOpts']);
  });

  it('lists only symbols that exist', async () => {
    await expect(checkSince(since, later, siteDir, reference)).resolves.toBeUndefined();
    await expect(checkSince(new Map([['Container.fly', '0.18.15']]), later, siteDir, reference)).rejects.toThrow(
      'src/content/facts/since.json:1: "Container.fly" under "0.18.15" does not exist in the SDK 0.18.19. Correct the name or remove it.',
    );
    await expect(checkSince(new Map([['Container.exists', '0.18.15']]), new Map(), siteDir, reference)).rejects.toThrow(
      'src/content/facts/since.json:3: "Container.exists"',
    );
  });
});

describe('sinceOf', () => {
  const since: Since = new Map([
    ['Changeset', '0.18.18'],
    ['Changeset.export', '0.18.19'],
    ['File.search', '0.18.17'],
  ]);

  it.each([
    ['Changeset', '0.18.18'],
    ['Changeset.sync', '0.18.18'],
    ['Changeset.export(path)', '0.18.19'],
    ['File.search(pattern)', '0.18.17'],
    ['File.contents', undefined],
  ])('%s came with %s', (symbol, release) => {
    expect(sinceOf(since, symbol)).toBe(release);
  });
});

describe('readSince', () => {
  const read = async (text: string): Promise<Since> => {
    const dir = await mkdtemp(path.join(tmpdir(), 'since-'));
    await writeFile(path.join(dir, 'since.json'), text);
    return readSince(dir, 'since.json');
  };

  it.each([
    ['{"0.18.15": [', /^since\.json:1: the file is not JSON \(.+\)\. Correct the syntax\.$/],
    ['[]', 'since.json:1: the file holds no object. Write {"0.18.15": ["Container.exists"]}.'],
    ['{\n"0.19.0": []}', 'since.json:2: "0.19.0" is no 0.18 release. Write it as "0.18.15".'],
    ['{"0.18.15": "File"}', 'since.json:1: "0.18.15" holds no list. Write a list of symbols.'],
    [
      '{"0.18.15": [\n"File",\n"file"]}',
      'since.json:3: "file" is no symbol. Write Type, Type.member or Type.member(argument).',
    ],
    ['{"0.18.15": ["File"],\n"0.18.16": ["File"]}', 'since.json:2: "File" is listed twice. Keep the earlier release.'],
  ])('stops at %j with one line', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('stops at a missing file with one line', async () => {
    await expect(readSince('/nowhere', 'src/content/facts/since.json')).rejects.toThrow(
      'src/content/facts/since.json:1: the file is missing. Restore it from version control.',
    );
  });
});
