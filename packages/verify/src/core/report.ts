import {align} from '@docs-kit/base/align';
import type {Failure} from '../shared/snippets';
import type {LanguageResult, Result} from './run';

const columnNames = ['fences', 'samples', 'names', 'verified', 'output', 'exempt', 'failed'] as const;

type Column = (typeof columnNames)[number];

const sum = (languages: readonly LanguageResult[], column: Column): number =>
  languages.reduce((total, language) => total + language[column], 0);

/** How many snippets of all languages are verified, and what failed. */
export function counts({languages, failures}: Result): {verified: number; failed: number} {
  return {verified: sum(languages, 'verified'), failed: failures.length};
}

/** The report as text: failures, the table, the unverified languages, and what waits for an engine. */
export function toText(result: Result): string {
  const {pending, failures, languages} = result;
  const used = languages.filter(({fences, samples, names}) => fences + samples + names > 0);
  // Some failures belong to no language that has a row, such as a sample without one.
  const total = (column: Column): number => (column === 'failed' ? failures.length : sum(languages, column));
  const rows = [
    ['language', ...columnNames],
    ...used.map((language) => [language.name, ...columnNames.map((column) => cell(language, column))]),
    ['total', ...columnNames.map((column) => String(total(column)))],
  ];
  return [
    ...failures.map(toLine),
    ...(failures.length > 0 ? [''] : []),
    ...align(rows),
    '',
    summary(result),
    ...used.flatMap(({name, missing}) => (missing === undefined ? [] : [`${name} isn't verified here: ${missing}`])),
    ...(pending.length > 0 ? ['', `${pending.length} pending: a release needs the runs on an engine`] : []),
    ...pending.map(toLine),
    '',
  ].join('\n');
}

function toLine({file, line, language, message}: Failure): string {
  return `${file}:${line}  ${language}  ${message}`;
}

function cell(language: LanguageResult, column: Column): string {
  if (language.missing !== undefined && column === 'verified') return 'not here';
  return language[column] === 0 ? '-' : String(language[column]);
}

function summary({failures, pages, milliseconds}: Result): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  const verdict =
    failures.length === 0 ? 'No failures' : failures.length === 1 ? '1 failure' : `${failures.length} failures`;
  return `${verdict} on ${pages} pages; ${seconds} s of checking.`;
}
