import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {reference} from '../../../../src/config/reference';
import {findObject, loadApi} from '@docs-kit/dagger/api/model';
import {loadFates, loadSince, sinceOf, type Since} from '@docs-kit/dagger/facts/facts';
import listed from '@docs-kit/dagger/facts/since.json';
import {releaseAnchor} from '../../../../src/dagger/reference/markdown';
import {optionOwners, type Sdk} from '../../../../src/dagger/reference/model';
import {allSymbols, laterSdk, siteDir, snapshotSdk} from './sdk';

describe('the list of later symbols, compared with the installed SDKs,', () => {
  let later: Sdk;
  let snapshot: Sdk;
  let since: Since;

  beforeAll(async () => {
    later = await laterSdk();
    snapshot = await snapshotSdk();
    since = loadSince();
  });

  test('marks every symbol that the snapshot doesn’t have', () => {
    const older = allSymbols(snapshot);
    expect([...allSymbols(later)].filter((symbol) => !older.has(symbol) && !sinceOf(since, symbol))).toEqual([]);
  });

  test('marks no symbol that the snapshot has', () => {
    expect([...allSymbols(snapshot)].filter((symbol) => sinceOf(since, symbol))).toEqual([]);
  });

  test('can mark every type of options, since each belongs to a method', () => {
    const owners = optionOwners(later);
    const orphans = [...later.keys()].filter((name) => name.endsWith('Opts') && !owners.has(name));
    expect(orphans).toEqual(['ConnectOpts']);
  });

  test('lists only symbols that exist', () => {
    const symbols = allSymbols(later);
    expect([...since.keys()].filter((symbol) => !symbols.has(symbol))).toEqual([]);
  });

  test('lists no symbol under two releases', () => {
    expect(Object.values(listed).flat()).toHaveLength(since.size);
  });
});

describe('the page on later 0.18 releases', () => {
  const rows = readFileSync(path.join(siteDir, 'docs/later-0-18.mdx'), 'utf8').split('\n');

  // Generated for each type, or an SDK helper: readers don't look for these.
  const generated = /^(Binding\.as|Env\.with|Client\.load)|ID$|\.with$/;

  test.each([...loadSince()].filter(([symbol]) => !generated.test(symbol)))('names %s at %s', (symbol, release) => {
    const row = rows.find((line) => line.startsWith(`| <Link id="${releaseAnchor(release)}"`)) ?? '';
    const names = symbol.split(/[()]/).filter(Boolean);
    expect(names.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the page on moving to 0.21', () => {
  const {removed} = loadFates();
  const rows = readFileSync(path.join(siteDir, 'docs/moving-to-0-21.mdx'), 'utf8').split('\n');
  const replacements = new Map<string, string>(Object.entries(reference.replacements));

  test.each([...removed])('lists %s, which %s removed, with the replacement of the reference', (member, release) => {
    const row = rows.find((line) => line.startsWith('| ') && line.includes(`\`${member}\``)) ?? '';
    expect(row).toContain(`removed in ${release}`);
    // The page names the method that it is an option of by its call.
    const names = [...(replacements.get(member) ?? '').matchAll(/`([A-Z]\w+)\.(\w+)`/g)];
    expect(names.filter(([, type, name]) => !row.includes(`${type}.${name}`) && !row.includes(`${name}()`))).toEqual(
      [],
    );
  });

  test('lists only methods that 0.18.19 has', () => {
    const api = loadApi('0.18.19');
    const unknown = [...removed.keys()].filter((member) => {
      const [type = '', field = ''] = member.split('.');
      return !findObject(api, type)?.fields.has(field);
    });
    expect(unknown).toEqual([]);
    expect(removed.size).toBe(8);
  });
});

describe('sinceOf', () => {
  const since: Since = new Map([
    ['Changeset', '0.18.18'],
    ['Changeset.export', '0.18.19'],
    ['File.search', '0.18.17'],
  ]);

  test.each([
    ['Changeset', '0.18.18'],
    ['Changeset.sync', '0.18.18'],
    ['Changeset.export(path)', '0.18.19'],
    ['File.search(pattern)', '0.18.17'],
    ['File.contents', undefined],
  ])('%s came with %s', (symbol, release) => {
    expect(sinceOf(since, symbol)).toBe(release);
  });
});
