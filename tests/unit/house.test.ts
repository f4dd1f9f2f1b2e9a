import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).split('\n');

/** Packages that may name the product: the verifier checks its code, and the explorer runs its API. */
const ofTheProduct = ['explorer', 'verify'];
const packages = readdirSync('packages');

test.each(packages.filter((name) => !ofTheProduct.includes(name)))('packages/%s serves any site', (name) => {
  const sources = tracked.filter(
    (file) =>
      file.startsWith(`packages/${name}/`) &&
      !/\/(?:tests|peers|questions)\//.test(file) &&
      !file.endsWith('RESULTS.md') &&
      existsSync(file),
  );
  const naming = sources.filter((file) => /dagger|\/0\.18/i.test(read(file).replaceAll('@docs-kit/dagger', '')));
  expect(naming).toEqual([]);
});

test.each([...packages.map((name) => `packages/${name}`), 'src/dagger'])('%s exports files that exist', (folder) => {
  const {exports = {}} = JSON.parse(read(path.join(folder, 'package.json'))) as {exports?: Record<string, string>};
  const missing = Object.values(exports).filter((file) => !existsSync(path.join(folder, file)));
  expect(missing).toEqual([]);
});

test('documents name only files and folders that exist', () => {
  const documents = tracked.filter((file) => /(?:^|\/)[A-Z]\w+\.md$/.test(file) && !file.includes('/fixtures/'));
  expect(documents.length).toBeGreaterThan(20);
  const missing = documents.flatMap((file) =>
    Array.from(read(file).matchAll(/`((?:packages|src|tests|deploy|static)\/[\w./-]*)`/g), ([, named = '']) => named)
      // As in the root, or beside the document.
      .filter((named) => !existsSync(named) && !existsSync(path.join(path.dirname(file), named)))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test("the project's word list is sorted, lower-case and free of duplicates", () => {
  const words = read('.cspell/words.txt').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
});
