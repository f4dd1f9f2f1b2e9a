import {expect, test} from 'vitest';
import {checkVersions, versionLabels} from '../../../src/config/versions';

test('a version that the configuration doesn’t know fails', () => {
  expect(() => checkVersions(['0.18.14', 'unknown'])).toThrow(
    /^versions\.json:1: the site doesn't know version unknown\. Add it to src\/config\/versions\.ts/,
  );
});

test('a later version outside next/ fails', () => {
  expect(() => checkVersions([], {'0.18.14': {path: '/'}, '0.19.0': {path: '0.19.0'}})).toThrow(
    /^src\/config\/versions\.ts:1: version 0\.19\.0 isn't below next\//,
  );
});

test('the version menu starts with the current version and ends with Next', () => {
  const labels = Object.values(versionLabels).map(({label}) => label);
  expect([labels.at(0), labels.at(-1)]).toEqual(['0.18.14 (current)', 'Next']);
});
