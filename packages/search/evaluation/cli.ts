import {existsSync} from 'node:fs';
import path from 'node:path';
import {align} from '@docs-kit/base/align';
import {InputError} from '@docs-kit/base/node/error';
import {root} from '@docs-kit/base/node/root';
import {evaluate} from './score';

const build = path.join(root, 'build');

/** Prints how well the built site's search answers; with `--misses`, also the questions whose right page isn't first. */
export async function main(args: readonly string[]): Promise<void> {
  if (!existsSync(build)) throw new InputError(["build/ doesn't contain a site. Run `npm run build` first."]);

  const {scores, misses} = await evaluate(build);
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
