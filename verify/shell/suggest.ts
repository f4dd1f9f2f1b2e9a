import {nearest} from '../../src/lib/nearest';

/** ` Did you mean "with-exec"?` for the end of a sentence; empty if no candidate is close. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const found = nearest(name, candidates);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
}
