import {expect, test} from 'vitest';
import {readRegions} from '../src/node/reader/regions';

test('shown lines keep their line numbers in the file', () => {
  expect(readRegions('a\n  # region: x\nb\n  # endregion: x\nc\n', '#', 'f').origins).toEqual([1, 3, 5]);
});

test('the blank lines that gofmt adds around markers aren’t shown', () => {
  const source = 'a\n\n// region: x\n\nb\n\n// endregion: x\n\nc\n\n// region: x\nd\n\n// endregion: x\n';
  const {lines, origins, regions} = readRegions(source, '//', 'f');
  expect(lines).toEqual(['a', '', 'b', '', 'c', '', 'd']);
  expect(origins).toEqual([1, 2, 5, 6, 9, 10, 12]);
  expect(regions.get('x')).toEqual([2, 6]);
});

test('a region may have several parts', () => {
  const {regions} = readRegions('# region: x\na\n# endregion: x\nb\n# region: x\nc\n# endregion: x\n', '#', 'f');
  expect(regions.get('x')).toEqual([0, 2]);
});

test('an end without a start is reported', () => {
  expect(() => readRegions('# endregion: x', '#', 'f')).toThrow(
    'f:1: region "x" has an end but no start. Add "# region: x" above.',
  );
});
