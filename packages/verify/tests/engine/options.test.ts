import {describe, expect, test} from 'vitest';
import {readOptions} from '../../src/engine/options';

describe('the options of the run on an engine', () => {
  test('default to a single job over everything', () =>
    expect(readOptions([])).toMatchObject({paths: [], jobs: 1, again: false, local: false}));

  test.each([
    ['--jobs=none', '--jobs must be a positive number, not none.'],
    ['--jobs=0', '--jobs must be a positive number, not 0.'],
    ['--loud', "Unknown option '--loud'."],
  ])('%s is rejected with a one-line error', (option, message) =>
    expect(() => readOptions([option])).toThrow(`${message} \`npx site verify:engine --help\` lists the options.`),
  );
});
