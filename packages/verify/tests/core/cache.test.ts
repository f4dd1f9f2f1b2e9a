import {expect, test} from 'vitest';
import {listSources} from '../../src/core/cache';

test('proofs depend on the verifier, the facts and the packages, but not on a README', () => {
  expect(listSources()).toEqual(
    expect.arrayContaining([
      'packages/verify/src/languages/go/toolchain/go.mod',
      'packages/verify/src/shared/units.ts',
      'src/dagger/facts/tools.json',
      'src/dagger/api/model.ts',
      'package-lock.json',
    ]),
  );
  expect(listSources().filter((file) => file.endsWith('.md'))).toEqual([]);
});
