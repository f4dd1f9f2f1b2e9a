import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {site} from '../../../src/config/site';
import specified from '../../../tests/content/routes.json';
import {questionsFolder, readQuestions} from '../evaluation/questions';
import {listFiles} from '@docs-kit/base/node/files';
import {root} from '@docs-kit/base/node/root';
import {pageRoute} from '@docs-kit/base/page-route';

const kinds = ['howto', 'keyword', 'error', 'api', 'flag', 'typo'];
const holdoutKinds = ['can', 'foreign', 'how', 'keyword', 'symptom', 'why'];
const reference = '/reference/typescript/';

/** The routes of handwritten pages, and those of the generated reference from the specification's list. */
const known = new Set([
  ...writtenRoutes(`versioned_docs/version-${site.version}`, ''),
  ...writtenRoutes('docs', '/next'),
  ...specified.map(withoutLastSlash).filter((route) => `${route}/`.startsWith(reference)),
]);

describe.each([
  ['tuning.json', 900, [...kinds, 'can', 'ci', 'foreign', 'how', 'natural', 'symptom', 'why']],
  ['holdout.json', 120, holdoutKinds],
  ['holdout-3.json', 60, holdoutKinds],
  ['holdout-2.json', 60, holdoutKinds],
])('search queries of %s', (file, least, expected) => {
  const queries = readQuestions(file);

  test('are numerous enough to measure', () => {
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  test('are of every kind', () => {
    expect([...new Set(queries.map(({kind}) => kind))].sort()).toEqual([...expected].sort());
  });

  test('expect pages that exist', () => {
    const missing = queries.flatMap(({question, answers}) =>
      answers
        .map((answer) => answer.replace(/#.*$/, ''))
        .filter((route) => !known.has(route) && !route.startsWith(`${reference}api/`))
        .map((route) => `${route}, for "${question}"`),
    );
    expect(missing).toEqual([]);
  });

  test('list no answer twice', () => {
    const doubled = queries.filter(({answers}) => new Set(answers).size < answers.length);
    expect(doubled).toEqual([]);
  });
});

test('no search query is listed twice', () => {
  const questions = listFiles(questionsFolder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readQuestions(file))
    .map(({question}) => question.toLowerCase());
  expect(questions.filter((question, place) => questions.indexOf(question) !== place)).toEqual([]);
});

/** The routes of the pages below a folder, without a trailing slash; `/` for the home page. */
function writtenRoutes(folder: string, base: string): string[] {
  return listFiles(path.join(root, folder))
    .filter((file) => /^[^_].*\.mdx?$/.test(file))
    .map((file) => pageRoute(file))
    .filter((route) => !`${route}/`.startsWith(reference))
    .map((route) => withoutLastSlash(base + route));
}

function withoutLastSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}
