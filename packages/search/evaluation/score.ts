import {crc32} from 'node:zlib';
import {groupBy} from '@docs-kit/base/group';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {NodeSearch} from './node';
import {cutShort, headingQuestions, misspell, type Question, readQuestions, readSiteFile} from './questions';

/** The hits' addresses for a question, best first: path, query and hash, with the base path. */
export interface Answered {
  question: Question;
  urls: string[];
}

/** How well a set of questions was answered; shares in per cent. */
export interface Score {
  set: string;
  count: number;
  /** The share of questions with a right answer first, and among the first five hits. */
  first: number;
  amongFive: number;
  /** Mean reciprocal rank of the first right answer; 0 if there's none. */
  reciprocalRank: number;
}

/**
 * The rank of the first right answer, from 1; 0 if there's none.
 *
 * @param bySection whether a hit must lead to a right section; otherwise, a right page is enough
 */
export function place({question, urls}: Answered, baseUrl: string, bySection = false): number {
  const wanted = bySection ? question.answers : question.answers.map(pageOf);
  return urls.findIndex((url) => wanted.includes(normalize(url, baseUrl, bySection))) + 1;
}

const pageOf = (answer: string): string => answer.replace(/#.*$/, '').replace(/(.)\/$/, '$1');

function normalize(url: string, baseUrl: string, withAnchor: boolean): string {
  const {pathname, hash} = new URL(url, 'http://localhost');
  const route = pageOf(`/${pathname.slice(baseUrl.length)}`);
  return withAnchor ? `${route}#${hash.slice(1)}` : route;
}

export function score(set: string, answers: readonly Answered[], baseUrl: string, bySection = false): Score {
  const places = answers.map((answer) => place(answer, baseUrl, bySection));
  const mean = (valueOf: (at: number) => number): number =>
    places.reduce((sum, at) => sum + (at > 0 ? valueOf(at) : 0), 0) / places.length;
  return {
    set,
    count: places.length,
    first: 100 * mean((at) => (at === 1 ? 1 : 0)),
    amongFive: 100 * mean((at) => (at <= 5 ? 1 : 0)),
    reciprocalRank: mean((at) => 1 / at),
  };
}

/**
 * Asks a built site's search all questions: those of `tuning.json` by kind, misspelt, and cut short; the holdouts; and
 * the headings of guides, of which the section must be found.
 *
 * @param build the folder of the built site
 * @param every of so many headings and changed questions, asks one
 * @returns a score for each set, and the questions of `tuning.json` that have no right page first
 */
export async function evaluate(build: string, every = 1): Promise<{scores: Score[]; misses: Answered[]}> {
  const site = readSiteFile(build);
  const search = new NodeSearch(build);
  const ask = memoizeAsync((text: string) => search.ask(text));
  const answer = async (questions: readonly Question[], vary = (text: string) => text): Promise<Answered[]> => {
    const answers: Answered[] = [];
    for (const question of questions) answers.push({question, urls: (await ask(vary(question.question))).urls});
    return answers;
  };

  const tuning = readQuestions('tuning.json');
  // By their text: a new question doesn't change which of the others are asked.
  const some = (questions: Question[]): Question[] =>
    questions.filter((one) => crc32(one.question) % every === 1 % every);
  const headings = some(headingQuestions(site));
  const answers = await answer(tuning);
  const scores = [
    ...[...groupBy(answers, ({question}) => question.kind)].map(([kind, own]) => score(kind, own, site.baseUrl)),
    score('tuning', answers, site.baseUrl),
    score('tuning, misspelt', await answer(some(tuning), misspell), site.baseUrl),
    score('tuning, cut short', await answer(some(tuning), cutShort), site.baseUrl),
  ];
  for (const name of ['holdout', 'holdout-2', 'holdout-3'])
    scores.push(score(name, await answer(readQuestions(`${name}.json`)), site.baseUrl));
  scores.push(score('headings', await answer(headings), site.baseUrl, true));
  scores.push(score('headings, misspelt', await answer(headings, misspell), site.baseUrl, true));
  return {scores, misses: answers.filter((one) => place(one, site.baseUrl) !== 1)};
}
