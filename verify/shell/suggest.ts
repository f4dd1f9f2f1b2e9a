import {nearest} from '../../src/lib/nearest';

/** ` Did you mean "with-exec"?`, or nothing if no candidate is close; for the end of a sentence. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const found = nearest(name, candidates);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
}
