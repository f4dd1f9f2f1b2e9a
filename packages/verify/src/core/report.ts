import {align} from '@docs-kit/base/align';
import type {Failure} from '../shared/snippets';
import type {LanguageResult, Result} from './run';

const columnNames = ['fences', 'samples', 'names', 'verified', 'output', 'exempt', 'failed'] as const;

/** How many snippets of all languages are verified, and what failed. */
export function counts({languages, failures}: Result): {verified: number; failed: number} {
  return {verified: languages.reduce((sum, {verified}) => sum + verified, 0), failed: failures.length};
}

/** The report as text: failures, the table, the unverified languages, and what waits for an engine. */
export function toText(result: Result): string {
  const {pending, failures} = result;
  const used = result.languages.filter(({fences, samples, names}) => fences + samples + names > 0);
  // Some failures belong to no language that has a row, such as a sample without one.
  const total = (column: (typeof columnNames)[number]): number =>
    column === 'failed' ? failures.length : result.languages.reduce((sum, row) => sum + row[column], 0);
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

function cell(language: LanguageResult, column: (typeof columnNames)[number]): string {
  if (language.missing !== undefined && column === 'verified') return 'not here';
  return language[column] === 0 ? '-' : String(language[column]);
}

function summary(result: Result): string {
  const {failures, pages, languages} = result;
  const seconds = (languages.reduce((sum, {milliseconds}) => sum + milliseconds, 0) / 1000).toFixed(1);
  const cached = languages.reduce((sum, language) => sum + language.cached, 0);
  const verdict =
    failures.length === 0 ? 'No failures' : failures.length === 1 ? '1 failure' : `${failures.length} failures`;
  return `${verdict} on ${pages} pages; ${cached} proofs from the cache, ${seconds} s of checking.`;
}
