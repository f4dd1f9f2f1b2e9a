import type {Failure} from '../types/snippets';
import type {LanguageResult, Result} from './run';

const columnNames = ['fences', 'samples', 'names', 'verified', 'output', 'exempt', 'failed'] as const;

type Counts = Record<(typeof columnNames)[number], number>;

/** The totals over all languages. */
export function totals({languages}: Result): Counts {
  const sum = (column: keyof Counts): number => languages.reduce((total, language) => total + language[column], 0);
  return Object.fromEntries(columnNames.map((column) => [column, sum(column)])) as Counts;
}

/** The report as JSON: totals, a row for each language, failures. */
export function toJson(result: Result): string {
  const notVerified = result.languages.filter(({missing}) => missing !== undefined).map(({name}) => name);
  return `${JSON.stringify({...result, totals: totals(result), notVerified}, null, 2)}\n`;
}

/** The report as text: failures, the table, the unverified languages, and what waits for an engine. */
export function toText(result: Result): string {
  const used = result.languages.filter(({fences, samples, names}) => fences + samples + names > 0);
  const rows = [
    ['language', ...columnNames],
    ...used.map((language) => [language.name, ...columnNames.map((column) => cell(language, column))]),
    ['total', ...columnNames.map((column) => String(totals(result)[column]))],
  ];
  return [
    ...result.failures.map(toLine),
    ...(result.failures.length > 0 ? [''] : []),
    ...align(rows),
    '',
    summary(result),
    ...used.flatMap(({name, missing}) => (missing === undefined ? [] : [`${name} isn't verified here: ${missing}`])),
    ...pendingLines(result),
    '',
  ].join('\n');
}

function toLine({file, line, language, message}: Failure): string {
  return `${file}:${line}  ${language}  ${message}`;
}

/** What waits for an engine or for a person, after its number. */
function pendingLines({pending}: Result): string[] {
  return pending.length > 0
    ? ['', `${pending.length} pending: a release needs the runs on an engine`, ...pending.map(toLine)]
    : [];
}

function cell(language: LanguageResult, column: keyof Counts): string {
  if (language.missing !== undefined && column === 'verified') return 'not here';
  return language[column] === 0 ? '-' : String(language[column]);
}

function align(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function summary(result: Result): string {
  const {failures, pages, languages} = result;
  const seconds = (languages.reduce((sum, {milliseconds}) => sum + milliseconds, 0) / 1000).toFixed(1);
  const cached = languages.reduce((sum, language) => sum + language.cached, 0);
  const verdict =
    failures.length === 0 ? 'No failures' : failures.length === 1 ? '1 failure' : `${failures.length} failures`;
  return `${verdict} on ${pages} pages; ${cached} proofs from the cache, ${seconds} s of checking.`;
}
