import {align} from '@docs-kit/base/align';
import {buildDir, requireBuild} from '@docs-kit/base/node/root';
import {evaluate} from './score';

/** Prints how well the built site's search answers; with `--misses`, also the questions whose right page isn't first. */
export async function main(args: readonly string[]): Promise<void> {
  requireBuild();
  const {scores, misses} = await evaluate(buildDir);
  const rows = scores.map(({set, count, first, amongFive, reciprocalRank}) => [
    set,
    `${count}`,
    ...[first, amongFive].map((share) => `${share.toFixed(1)} %`),
    reciprocalRank.toFixed(3),
  ]);
  console.log(align([['set', 'count', 'first', 'among 5', 'MRR'], ...rows]).join('\n'));
  if (!args.includes('--misses')) return;
  for (const {question, urls} of misses) {
    console.log(`\n${question.kind}: ${question.question}\n  wanted ${question.answers.join(' ')}`);
    console.log(urls.map((url) => `  ${url}`).join('\n'));
  }
}
