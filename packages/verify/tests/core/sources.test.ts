import {expect, test} from 'vitest';
import {checkers} from '../../src/core/checkers';
import {sourcesOf} from '../../src/core/sources';

const languages = 'packages/verify/src/languages';

test('the proofs of a language depend on its own folder, on what all share and on the facts, not on other languages', () => {
  const files = sourcesOf({folder: 'go'});
  for (const file of [
    `${languages}/go/check.ts`,
    `${languages}/go/toolchain/go.mod`,
    `${languages}/sample.ts`,
    'packages/verify/src/shared/units.ts',
    'packages/verify/src/modules/assemble.ts',
    'package-lock.json',
  ])
    expect(files).toContain(file);

  expect(files.some((file) => file.startsWith('src/dagger/api/'))).toBe(true);
  expect(files.some((file) => file.startsWith('src/dagger/facts/'))).toBe(true);
  expect(files.filter((file) => new RegExp(`^${languages}/(?:java|php|python|typescript)/`).test(file))).toEqual([]);
});

test('other proofs depend on all languages, because commands call the modules of samples', () => {
  expect(sourcesOf({})).toEqual(expect.arrayContaining(sourcesOf({folder: 'go'})));
  expect(sourcesOf({})).toContain(`${languages}/java/check.ts`);
});

test('no proof depends on a README', () => {
  expect(sourcesOf({}).filter((file) => file.endsWith('.md'))).toEqual([]);
});

test('each folder of a language is that of one checker', () => {
  const folders = new Set(sourcesOf({}).flatMap((file) => /\/src\/languages\/([^/]+)\//.exec(file)?.[1] ?? []));
  expect(checkers.flatMap(({folder}) => folder ?? []).sort()).toEqual([...folders].sort());
});
