import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {InputError} from '@docs-kit/base/node/error';
import {headingQuestions, readSiteFile} from './headings';
import {NodeSearch} from './node';
import {type Question, questionsFolder, readQuestions} from './questions';
import {type Answered, place, score, type Score} from './score';
import {type Variant, variants} from './variants';
import {root} from '@docs-kit/base/node/root';

const usage =
  'Usage: npm run search:eval [-- [--queries FILE [--set NAME] | --headings] [--sections] [--variant typo|half] [--json] [--misses]]';
const build = path.join(root, 'build');

/** Asks the built site's search all questions of a file, and prints how well it answers. */
export async function main(): Promise<void> {
  const {values} = readArguments();
  if (!existsSync(build)) throw new InputError(["build/ doesn't contain a site. Run `npm run build` first."]);

  const questions = values.headings ? headingQuestions(build) : readQuestions(values.queries, ...values.set);
  const level = values.sections || values.headings ? 'section' : 'page';
  const search = new NodeSearch(build);
  const {baseUrl} = readSiteFile(build);
  const asVariant = variantOf(values.variant);
  const answered: Answered[] = [];
  for (const question of questions) answered.push({question, urls: (await search.ask(asVariant(question))).urls});

  const scores = score(answered, baseUrl, level);
  const misses = answered.filter((answer) => place(answer, baseUrl, level) !== 1);
  if (values.json) {
    const missed = misses.map(({question, urls}) => ({...question, urls}));
    console.log(JSON.stringify({scores, ...(values.misses && {misses: missed})}, null, 2));
    return;
  }
  printTable(scores);
  for (const answer of values.misses ? misses : []) {
    const at = place(answer, baseUrl, level);
    console.log(`\n${answer.question.kind}, ${at > 0 ? `place ${at}` : 'not found'}: ${answer.question.question}`);
    console.log(`  wanted ${(answer.question.sections ?? answer.question.routes).join(' ')}`);
    console.log(answer.urls.map((url) => `  ${url}`).join('\n'));
  }
}

function variantOf(variant: string | undefined): (question: Question) => string {
  if (variant !== undefined && !Object.hasOwn(variants, variant))
    throw new InputError([`Unknown variant: ${variant}. ${usage}`]);

  return ({question}) => (variant === undefined ? question : variants[variant as Variant](question));
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        queries: {type: 'string', default: path.join(questionsFolder, 'tuning.json')},
        set: {type: 'string', multiple: true, default: []},
        headings: {type: 'boolean', default: false},
        sections: {type: 'boolean', default: false},
        variant: {type: 'string'},
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
