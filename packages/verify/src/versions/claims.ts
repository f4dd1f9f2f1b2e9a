import fs from 'node:fs';
import path from 'node:path';
import type {Claim} from '@docs-kit/dagger/facts/facts';
import {version} from '@docs-kit/dagger/version';
import type {Failure} from '../shared/snippets';

/** Finds claims that are gone from their page, which fail, and those that no one has checked for six months. */
export function checkClaims(root: string, claims: readonly Claim[], today: Date): {gone: Failure[]; old: Failure[]} {
  const limit = new Date(today);
  limit.setMonth(limit.getMonth() - 6);
  const checks = claims.map(({page, claim, sources, checked}) => {
    const file = `versioned_docs/version-${version}/${page}.mdx`;
    const full = path.join(root, file);
    const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8').replaceAll(/\s+/g, ' ') : '';
    const failure = (message: string): Failure => ({
      file,
      line: 1,
      language: 'claim',
      message: `"${claim}" ${message}`,
    });
    return {
      gone: text.includes(claim) ? [] : [failure('is no longer on the page. Correct src/dagger/facts/claims.json.')],
      old:
        new Date(checked) < limit ? [failure(`was checked on ${checked}. Check it again: ${sources.join(', ')}`)] : [],
    };
  });
  return {gone: checks.flatMap(({gone}) => gone), old: checks.flatMap(({old}) => old)};
}
