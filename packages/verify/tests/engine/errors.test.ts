import {describe, expect, test} from 'vitest';
import {attacksOf, contains, errorsOf, goneFromPage, isMeant, isOnPage} from '../../src/engine/errors';
import {root} from '@docs-kit/base/node/root';

const errors = errorsOf(root);

describe('a message on the page', () => {
  test.each([
    ['### `module not found`', 'module not found', true],
    ['says `module\nnot found` then', 'module not found', true],
    ['### ``No `op` binary``', 'No `op` binary', true],
    ['the module not found there', 'module not found', false],
    ['### `module not found: "x"`', 'module not found', false],
  ])('%j has %j: %s', (page, message, found) => expect(isOnPage(page, message)).toBe(found));
});

describe('a message in an output', () => {
  test.each([
    ['Error: process "go build" failed: exit code: 1\n', 'process "…" failed: exit code: 1', true],
    ['Error: process "go build" failed: exit code: 2\n', 'process "…" failed: exit code: 1', false],
    ['process "go build"\nfailed', 'process "…" failed', false],
    ['== run\r\nexec: ***\n\n== next\n', '== run\nexec: ***\n== next', true],
    ['== run\nexec: secret\nexec: ***\n', '== run\nexec: ***', false],
    ['\u001b[1mError:\u001b[0m no \u001b[1mports\u001b[0m exposed', 'no ports exposed', true],
  ])('%j contains %j: %s', (output, message, found) => expect(contains(output, message)).toBe(found));
});

describe('the errors', () => {
  test('number at least 60, each with a unique name and hash', () => {
    expect(errors.length).toBeGreaterThanOrEqual(60);
    expect(new Set(errors.map(({name}) => name)).size).toBe(errors.length);
    expect(new Set(errors.map(({hash}) => hash)).size).toBe(errors.length);
  });

  test('can be selected by group, or by group and message', () => {
    const meant = (...slugs: string[]) => errors.filter((error) => isMeant(error, slugs)).map(({name}) => name);
    expect(meant()).toHaveLength(errors.length);
    expect(meant('module/missing-flag')).toEqual(['errors/module/missing-flag']);
    expect(meant('module').length).toBeGreaterThan(1);
    expect(meant('mod')).toEqual([]);
    expect(attacksOf(root).filter((attack) => isMeant(attack, ['host-api']))).toHaveLength(1);
  });

  test('name a message that’s on their page', () => {
    expect(goneFromPage(root, errors)).toEqual([]);
    const [first] = errors;
    expect(goneFromPage(root, first ? [{...first, message: 'never printed'}] : [])).toHaveLength(1);
  });
});
