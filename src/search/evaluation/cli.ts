import {parseArgs} from 'node:util';
import {site} from '../../config/site';
import {InputError} from '../../lib/error';
import {ask} from './browser';
import {readQuestions} from './questions';
import {type Answered, place, score, type Score} from './score';

const usage = 'Usage: npm run search:eval [-- [--queries FILE] [--json] [--misses]]';

/** Asks the search of the built site all questions of a file and prints how well it answers. */
async function main(): Promise<void> {
  const {values} = readArguments();
  const questions = readQuestions(values.queries);
  const answers = await ask(questions.map(({question}) => question));
  const answered = questions.map((question, index): Answered => ({
    question,
    urls: answers[index] ?? [],
  }));
  const scores = score(answered, site.baseUrl);
  const misses = answered.filter((answer) => place(answer, site.baseUrl) !== 1);
  if (values.json) {
    const missed = misses.map(({question, urls}) => ({...question, urls}));
    console.log(JSON.stringify({scores, ...(values.misses && {misses: missed})}, null, 2));
    return;
  }
  printTable(scores);
  for (const answer of values.misses ? misses : []) {
    const at = place(answer, site.baseUrl);
    console.log(`\n${answer.question.kind}, ${at > 0 ? `place ${at}` : 'not found'}: ${answer.question.question}`);
    console.log(`  wanted ${(answer.question.sections ?? answer.question.routes).join(' ')}`);
    console.log(answer.urls.map((url) => `  ${url}`).join('\n'));
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        queries: {type: 'string', default: 'tests/search/queries.json'},
        json: {type: 'boolean', default: false},
        misses: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new InputError([`${(error as Error).message} ${usage}`]);
  }
}

function printTable(scores: readonly Score[]): void {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);
  console.log(`${'kind'.padEnd(12)}${'count'.padStart(6)}      @1       @3       @5      MRR`);
  for (const {kind, count, at1, at3, at5, reciprocalRank} of scores) {
    const shares = [at1, at3, at5].map(percent).join('');
    console.log(`${kind.padEnd(12)}${String(count).padStart(6)}${shares}${reciprocalRank.toFixed(3).padStart(9)}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message.split('\n')[0] : error);
  process.exitCode = error instanceof InputError ? 2 : 1;
});
