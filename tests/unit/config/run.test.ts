import {readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from 'vitest';
import {command, result, steps} from '../../../src/config/run';

/** The steps of a run with their times, from the last redrawing of its whole tree. */
function stepsIn(outputs: readonly string[]): string[] {
  const tree = outputs.findLast((text) => text.includes('.from(') && text.includes('.stdout')) ?? '';
  return tree.split(/[├╰]─\S /).filter((step) => step.startsWith('.'));
}

test('the landing page’s runs are those of its recording', () => {
  const outputs = readFileSync('src/recordings/index/test.cast', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => stripVTControlCharacters((JSON.parse(line) as [number, string, string])[2]));
  // The first run ends with the result and the prompt.
  const end = outputs.findIndex((text) => /# pass 1\b.*\$ $/s.test(text)) + 1;
  const [first, again] = [stepsIn(outputs.slice(0, end)), stepsIn(outputs.slice(end))];
  const last = {...result, argument: '', isCached: false};
  for (const [index, {call, argument, first: seconds, isCached}] of [...steps, last].entries()) {
    for (const step of [first[index], again[index]]) {
      expect(step).toMatch(new RegExp(`^\\.${call}\\b`));
      for (const word of argument.split(' ')) expect(step).toContain(word);
    }
    expect(first[index]).toContain(`! ${seconds.toFixed(1)}s`);
    expect(again[index]).toMatch(isCached ? / CACHED/ : /! 0\.0s/);
  }
  expect(outputs.join('').replaceAll('\r', '')).toContain(command);
});
