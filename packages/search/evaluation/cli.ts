import {existsSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '@docs-kit/base/node/error';
import {flag, parseOptions} from '@docs-kit/base/node/options';
import {root} from '@docs-kit/base/node/root';
import {evaluate} from './score';

const build = path.join(root, 'build');

export const usage = `Usage: npm run search:eval [-- --misses]

Prints how well the built site's search answers; with --misses, also the questions whose right page isn't first.
`;

/** Prints the scores, and the misses if asked for. */
export async function main(args: readonly string[]): Promise<void> {
  const withMisses = parseOptions(args, 'search:eval', {misses: flag}, ({values}) => values.misses);
  if (!existsSync(build)) throw new InputError(["build/ doesn't contain a site. Run `npm run build` first."]);

  const {scores, misses} = await evaluate(build);
  console.log(`${'set'.padEnd(20)}${'count'.padStart(6)}    first  among 5      MRR`);
  for (const {set, count, first, amongFive, reciprocalRank} of scores) {
    const shares = [first, amongFive].map((share) => `${share.toFixed(1)} %`.padStart(9)).join('');
    console.log(`${set.padEnd(20)}${String(count).padStart(6)}${shares}${reciprocalRank.toFixed(3).padStart(9)}`);
  }
  if (!withMisses) return;
  for (const {question, urls} of misses) {
    console.log(`\n${question.kind}: ${question.question}\n  wanted ${question.routes.join(' ')}`);
    console.log(urls.map((url) => `  ${url}`).join('\n'));
  }
}
