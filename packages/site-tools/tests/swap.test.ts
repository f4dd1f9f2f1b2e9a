import {mkdirSync, mkdtempSync, readFileSync, readdirSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {explain, lock, restoreLast, swap} from '../src/building/swap';

let work = '';
const at = (...names: string[]): string => path.join(work, ...names);

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'swap-'));
});

function site(folder: string, files: readonly string[], text: string): void {
  mkdirSync(at(folder));
  files.forEach((file) => writeFileSync(at(folder, file), text));
}

test('a complete site replaces the previous one', () => {
  site('build', ['index.html', 'old.html'], 'old');
  site('next', ['index.html', '404.html'], 'new');
  swap(at('next'), at('build'));
  expect(readdirSync(work)).toEqual(['build']);
  expect(readdirSync(at('build')).sort()).toEqual(['404.html', 'index.html']);
});

test('the first site needs no previous one', () => {
  site('next', ['index.html', '404.html'], 'new');
  swap(at('next'), at('build'));
  expect(readdirSync(work)).toEqual(['build']);
});

test('a site that an interrupted build has left behind doesn’t prevent the next one', () => {
  site('build', ['index.html'], 'old');
  site('next.last', ['index.html'], 'older');
  site('next', ['index.html', '404.html'], 'new');
  swap(at('next'), at('build'));
  expect(readdirSync(work)).toEqual(['build']);
});

test('an incomplete site doesn’t replace the previous one', () => {
  site('build', ['index.html'], 'old');
  site('next', [], 'new');
  expect(() => swap(at('next'), at('build'))).toThrow('The built site has no index.html and no 404.html.');
  expect(readFileSync(at('build', 'index.html'), 'utf8')).toBe('old');
});

test('the previous site is restored if the finished one can’t take its place', () => {
  site('build', ['index.html'], 'old');
  site('next', ['index.html', '404.html'], 'new');
  // No system renames a folder by the name `.`.
  expect(() => swap(`${at('next')}/.`, at('build'))).toThrow(/rename/);
  expect(readFileSync(at('build', 'index.html'), 'utf8')).toBe('old');
});

test('a build that’s killed while it replaces the site doesn’t lose it: the next start restores it', () => {
  site('next.last', ['index.html'], 'old');
  site('next', ['index.html', '404.html'], 'new');
  restoreLast(at('next'), at('build'));
  expect(readdirSync(work).sort()).toEqual(['build', 'next']);
  expect(readFileSync(at('build', 'index.html'), 'utf8')).toBe('old');
  // Between the second move and the end.
  site('next.last', ['index.html'], 'older');
  restoreLast(at('next'), at('build'));
  expect(readFileSync(at('build', 'index.html'), 'utf8')).toBe('old');
});

test('only one process holds the lock, and a killed process loses it', async () => {
  const release = await lock(at('building'));
  await expect(lock(at('building'), 0)).rejects.toThrow('Another build of this tree is running.');
  await release();
  expect(readdirSync(work)).toEqual([]);
  // A killed process no longer touches its lock.
  mkdirSync(at('building.lock'));
  const earlier = Date.now() / 1000 - 6;
  utimesSync(at('building.lock'), earlier, earlier);
  await (
    await lock(at('building'), 0)
  )();
  expect(readdirSync(work)).toEqual([]);
});

test.each([
  ['ENOSPC', "build/x can't be written: the disk is full."],
  ['EBUSY', 'build/x is in use or a mount point.'],
  ['EROFS', 'build/x is on a read-only file system.'],
  ['EOTHER', 'the message'],
])('%s is reported in one line', (code, line) => {
  expect(explain(Object.assign(new Error('the message'), {code, path: '/tree/build/x'}), '/tree')).toBe(line);
});

test('a build waits for another one that ends soon', async () => {
  const release = await lock(at('building'));
  setTimeout(() => void release(), 1500);
  const own = await lock(at('building'));
  await own();
});
