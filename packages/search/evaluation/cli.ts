import {align} from '@docs-kit/base/align';
import {flag, parseOptions} from '@docs-kit/base/node/options';
import {buildDir, requireBuild} from '@docs-kit/base/node/root';
import {evaluate} from './score';

export const usage = `Usage: npm run search:eval [-- --misses]

Prints how well the built site's search answers; with --misses, also the questions whose right page isn't first.
`;

/** Prints the scores, and the misses if asked for. */
export async function main(args: readonly string[]): Promise<void> {
  const withMisses = parseOptions(args, 'search:eval', {misses: flag}, ({values}) => values.misses);
  requireBuild();
  const {scores, misses} = await evaluate(buildDir);
  const rows = scores.map(({set, count, first, amongFive, reciprocalRank}) => [
    set,
    `${count}`,
    ...[first, amongFive].map((share) => `${share.toFixed(1)} %`),
    reciprocalRank.toFixed(3),
  ]);
  console.log(align([['set', 'count', 'first', 'among 5', 'MRR'], ...rows]).join('\n'));
  if (!withMisses) return;
  for (const {question, urls} of misses) {
    console.log(`\n${question.kind}: ${question.question}\n  wanted ${question.answers.join(' ')}`);
    console.log(urls.map((url) => `  ${url}`).join('\n'));
  }
}
