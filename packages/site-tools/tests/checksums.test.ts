import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {removeDamaged, writeChecksums} from '../src/building/checksums';

let work = '';
const cache = (...names: string[]): string => path.join(work, 'cache', ...names);
const list = (): string => path.join(work, 'lists', 'cache.json');

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'checksums-'));
  for (const entry of ['one', 'other']) {
    mkdirSync(cache(entry, 'deep'), {recursive: true});
    writeFileSync(cache(entry, 'deep', 'file'), `the content of ${entry}`);
  }
  writeFileSync(cache('single'), 'a file');
  writeChecksums(cache(), list());
});
afterEach(() => rmSync(work, {recursive: true}));

test('an unchanged cache is kept', () => {
  expect(removeDamaged(cache(), list())).toBe(false);
  expect(readdirSync(cache()).sort()).toEqual(['one', 'other', 'single']);
});

/** Flips one bit in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test.each([
  ['a flipped bit', () => damage(cache('one', 'deep', 'file'))],
  ['a missing file', () => rmSync(cache('one', 'deep', 'file'))],
  ['an added file', () => writeFileSync(cache('one', 'new'), '')],
])('only an entry with %s is removed', (_, change) => {
  change();
  expect(removeDamaged(cache(), list())).toBe(true);
  expect(readdirSync(cache()).sort()).toEqual(['other', 'single']);
  expect(removeDamaged(cache(), list())).toBe(false);
});

test('only a damaged entry that is a file is removed', () => {
  damage(cache('single'));
  expect(removeDamaged(cache(), list())).toBe(true);
  expect(readdirSync(cache()).sort()).toEqual(['one', 'other']);
});

test('an added entry is kept, because another command created it', () => {
  mkdirSync(cache('new'));
  writeFileSync(cache('new', 'file'), 'x');
  expect(removeDamaged(cache(), list())).toBe(false);
  expect(existsSync(cache('new', 'file'))).toBe(true);
});

test('nothing is kept if the list is damaged', () => {
  writeFileSync(list(), readFileSync(list()).subarray(1));
  expect(removeDamaged(cache(), list())).toBe(true);
  expect(existsSync(cache())).toBe(false);
  expect(removeDamaged(cache(), list())).toBe(false);
});

test('nothing is removed if there’s no list', () => {
  rmSync(list());
  damage(cache('single'));
  expect(removeDamaged(cache(), list())).toBe(false);
});
