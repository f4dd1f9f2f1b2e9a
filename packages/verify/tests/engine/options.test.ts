import {describe, expect, test} from 'vitest';
import {readOptions} from '../../src/engine/options';

describe('the options of the run on an engine', () => {
  test('default to everything that isn’t recorded', () =>
    expect(readOptions([])).toMatchObject({paths: [], again: false, local: false}));

  test('reject an unknown one with a one-line error', () =>
    expect(() => readOptions(['--loud'])).toThrow(
      "Unknown option '--loud'. `npx site verify:engine --help` lists the options.",
    ));
});
