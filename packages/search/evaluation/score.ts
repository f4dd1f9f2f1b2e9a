import {groupBy} from '@docs-kit/base/group';
import type {Question} from './questions';

/** The hits' addresses for a question, best first: path, query and hash, with the base path. */
export interface Answered {
  question: Question;
  urls: string[];
}

/** How well the questions of a kind were answered; shares from 0 to 1. */
export interface Score {
  kind: string;
  count: number;
  /** Share of questions with a right answer among the first 1, 3 and 5 hits. */
  at1: number;
  at3: number;
  at5: number;
  /** Mean reciprocal rank of the first right answer; 0 if there's none. */
  reciprocalRank: number;
}

/** Whether a right page is enough, or a hit must lead to a right section if the question names any. */
export type Level = 'page' | 'section';

/** The rank of the first right answer, from 1; 0 if there's none. */
export function place({question, urls}: Answered, baseUrl: string, level: Level = 'page'): number {
  const bySection = level === 'section' && question.sections !== undefined;
  const wanted = bySection ? (question.sections ?? []) : question.routes.map(trim);
  return urls.findIndex((url) => wanted.includes(normalize(url, baseUrl, bySection))) + 1;
}

function trim(route: string): string {
  return route.replace(/(.)\/$/, '$1');
}

function normalize(url: string, baseUrl: string, withAnchor: boolean): string {
  const {pathname, hash} = new URL(url, 'http://localhost');
  const route = trim(`/${pathname.slice(baseUrl.length)}`);
  return withAnchor ? `${route}#${hash.slice(1)}` : route;
}

/** Scores by kind, in the order in which the kinds first occur; the total is last. */
export function score(answers: readonly Answered[], baseUrl: string, level: Level = 'page'): Score[] {
  const byKind = groupBy(answers, ({question}) => question.kind);
  return [...byKind, ['all', answers] as const].map(([kind, some]) => scoreOf(kind, some, baseUrl, level));
}

function scoreOf(kind: string, answers: readonly Answered[], baseUrl: string, level: Level): Score {
  const places = answers.map((answer) => place(answer, baseUrl, level));
  const within = (limit: number): number => places.filter((at) => at > 0 && at <= limit).length / places.length;
  return {
    kind,
    count: places.length,
    at1: within(1),
    at3: within(3),
    at5: within(5),
    reciprocalRank: places.reduce((sum, at) => sum + (at > 0 ? 1 / at : 0), 0) / places.length,
  };
}
