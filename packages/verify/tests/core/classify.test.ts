import {describe, expect, test} from 'vitest';
import {judge} from '../../src/core/classify';
import type {Snippet} from '../../src/shared/snippets';
import {snippetOf} from '../snippet';

const fence = (language: string, meta: Record<string, string> = {}, text = '', line = 10): Snippet =>
  snippetOf(language, text, {meta, line});

describe('a fence', () => {
  const output = fence('text', {output: 'dagger version'});
  const command = (language: string): Snippet => fence(language, {}, 'dagger version', 5);

  test.each([
    ['code', fence('go'), [], 'check'],
    ['the output of a command above', output, [command('shell')], 'output'],
    ['the output of a Dagger Shell command above', output, [command('dsh')], 'output'],
    [
      'the output of a Dagger Shell pipeline above',
      fence('text', {output: 'container | id'}),
      [fence('dsh', {}, 'container | id', 5)],
      'output',
    ],
    [
      'the output of a later line of a Dagger Shell fence, which runs as a whole',
      fence('text', {output: 'container | id'}),
      [fence('dsh', {}, 'container\ncontainer | id', 5)],
      'exempt',
    ],
    ['the output of another program', fence('text', {output: 'docker ps'}), [], 'exempt'],
    ['a fragment with its reason', fence('go', {fragment: 'a signature'}), [], 'exempt'],
  ] as const)('with %s is accepted', (_, snippet, page, verdict) => {
    expect(judge(snippet, page)).toBe(verdict);
  });

  test.each([
    ['a command that only other code contains', output, [command('go')], 'no fence above has exactly that line'],
    ['a command below', output, [{...command('shell'), line: 12}], 'no fence above has exactly that line'],
    [
      'the beginning of a command, whose output nobody would compare',
      output,
      [fence('shell', {}, 'dagger version --help', 5)],
      'no fence above has exactly that line',
    ],
    ['an output without a reason', fence('text', {output: ''}), [], 'an exempt fence needs its reason'],
    ['a fragment without a reason', fence('go', {fragment: ''}), [], 'an exempt fence needs its reason'],
  ])('with %s is rejected', (_, snippet, page, message) => {
    expect(judge(snippet, page)).toEqual({message: expect.stringContaining(message) as string});
  });
});
