import {cruise, type ICruiseResult} from 'dependency-cruiser';
import {beforeAll, expect, test} from 'vitest';
import config from '../../.dependency-cruiser.mjs';

/** The folder that a file is in, one level below `src/`, `node/` or `browser/`; a file beside such folders is a room by itself. */
const roomOf = (file: string): string =>
  /^(?:packages\/[^/]+\/src|src\/dagger|src)\/(?:(?:node|browser)\/|(?!(?:node|browser)\/))[^/]+(?=\/)/.exec(
    file,
  )?.[0] ?? file;

let result: ICruiseResult;

beforeAll(async () => {
  const {output} = await cruise(['packages', 'src', 'docusaurus.config.ts'], {
    ...config.options,
    validate: true,
    ruleSet: {forbidden: config.forbidden},
  });
  result = output as ICruiseResult;
});

test('packages and files import only what’s below them, by its public entry', () => {
  const problems = result.summary.violations.map(({rule, from, to}) => `${rule.name}: ${from} -> ${to}`);
  expect(problems).toEqual([]);
});

test('no room imports a room that imports it', () => {
  const rooms = new Map<string, Set<string>>();
  for (const {source, dependencies} of result.modules) {
    for (const {resolved} of dependencies) {
      if (roomOf(resolved) !== roomOf(source) && /^(?:src|packages)\//.test(resolved))
        rooms.set(roomOf(source), (rooms.get(roomOf(source)) ?? new Set()).add(roomOf(resolved)));
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(rooms.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  expect([...rooms.keys()].filter((room) => reaches(room, room))).toEqual([]);
});
