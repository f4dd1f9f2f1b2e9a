import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A question with its right answers. */
export interface Question {
  question: string;
  /** Pages below the base path that answer it: `/api/secrets`. */
  routes: string[];
  kind: string;
  /** Sections of these pages that answer it: `/api/secrets#use-a-secret`; `/api/secrets#` is the introduction. */
  sections?: string[];
  /** The part of a file that it belongs to: `queries`. */
  set?: string;
}

/** The folder of the files with questions. */
export const questionsFolder = path.join(__dirname, 'questions');

/**
 * Reads a file of questions: `{"questions": […]}`.
 *
 * @param sets only questions of these sets; without sets, all
 */
export function readQuestions(file: string, ...sets: readonly string[]): Question[] {
  const {questions} = JSON.parse(readFileSync(file, 'utf8')) as {questions: Question[]};
  return questions.filter(({set = ''}) => sets.length === 0 || sets.includes(set));
}
