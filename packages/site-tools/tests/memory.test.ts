import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {digestOf, recall, remember} from '../src/testing/memory';

test('files outside a repository are an error with its remedy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
  expect(() => digestOf(folder, /./)).toThrow(
    /^fatal: not a git repository.*\. This command needs Git, and a clone of the repository\.$/s,
  );
});

test('a check that has passed runs again only if one of its files, or the installed packages, change', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'memory-'));
  const write = (name: string, content: string): void => writeFileSync(path.join(root, name), content);
  const passed = (): number | undefined => recall(root, 'css', digestOf(root, /\.css$/));
  execFileSync('git', ['init', '--quiet', root]);
  write('.gitignore', '.cache\n');
  write('a.css', 'a {}');
  write('package-lock.json', '{}');
  expect(passed()).toBeUndefined();
  remember(root, 'css', digestOf(root, /\.css$/), 3);
  write('page.md', 'Text');
  expect(passed()).toBe(3);
  write('package-lock.json', '{"lockfileVersion": 3}');
  expect(passed()).toBeUndefined();
  write('package-lock.json', '{}');
  expect(passed()).toBe(3);
  write('b.css', '');
  expect(passed()).toBeUndefined();
});
