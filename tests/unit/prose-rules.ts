import {readFileSync} from 'node:fs';

/** A rule of the style guide that a pattern can check. */
export interface Rule {
  name: string;
  message: string;
  searchPattern: string;
  bad: string;
  good: string;
}

export const rules = JSON.parse(readFileSync('.prose/rules.json', 'utf8')) as Rule[];

/** `/pattern/flags` as markdownlint-rule-search-replace reads it. */
export function pattern({searchPattern}: Rule): RegExp {
  const end = searchPattern.lastIndexOf('/');
  return new RegExp(searchPattern.slice(1, end), searchPattern.slice(end + 1));
}
