import {expect, test} from 'vitest';
import {checkVersions, versionLabels} from '../../../src/config/versions';

test('a version that the configuration doesn’t know fails', () => {
  expect(() => checkVersions(['0.18.14', '0.19.0'])).toThrow(
    /^versions\.json:1: the site doesn't know version 0\.19\.0\. Add it to src\/config\/versions\.ts/,
  );
});

test('the version menu starts with the current version', () => {
  expect(Object.entries(versionLabels)).toEqual([
    ['0.18.14', {label: '0.18.14 (current)'}],
    ['current', {label: 'Next'}],
  ]);
});
