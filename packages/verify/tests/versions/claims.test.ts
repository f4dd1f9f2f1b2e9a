import {expect, test} from 'vitest';
import {root} from '@docs-kit/base/node/root';
import {loadClaims} from '@docs-kit/dagger/facts/facts';
import {checkClaims} from '../../src/versions/claims';

const claims = loadClaims();
const [first] = claims;
const today = new Date('2026-11-28');

test('a claim is on its page', () => {
  expect(claims.length).toBeGreaterThan(20);
  expect(checkClaims(root, claims, today).gone).toEqual([]);
  const others = first
    ? [
        {...first, claim: 'never claimed'},
        {...first, page: 'no/page'},
      ]
    : [];
  expect(checkClaims(root, others, today).gone).toHaveLength(2);
});

test('a claim is due six months after its check', () => {
  const checked = (day: string) => (first ? [{...first, checked: day}] : []);
  expect(checkClaims(root, checked('2026-05-28'), today).old).toEqual([]);
  expect(checkClaims(root, checked('2026-05-27'), today).old[0]?.message).toContain('was checked on 2026-05-27');
});
