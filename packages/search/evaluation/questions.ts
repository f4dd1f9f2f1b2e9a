import {readFileSync} from 'node:fs';

/** A question with its right answers. */
export interface Question {
  question: string;
  /** Pages below the base path that answer it: `/api/secrets`. */
  routes: string[];
  kind: string;
  /** Sections of these pages that answer it: `/api/secrets#use-a-secret`; `/api/secrets#` is the introduction. */
  sections?: string[];
}

/** Reads a file of questions: `{"questions": […]}`. */
export function readQuestions(file: string): Question[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as {questions: Question[]}).questions;
}
