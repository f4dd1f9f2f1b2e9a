import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../../src/config/site';
import specified from '../../../tests/content/routes.json';
import {readQuestions} from '../evaluation/questions';
import {root} from '@docs-kit/base/node/root';

const kinds = ['howto', 'keyword', 'error', 'api', 'flag', 'typo'];
const reference = '/reference/typescript/';

/** The routes of handwritten pages, and those of the generated reference from the specification's list. */
const known = new Set([
  ...writtenRoutes(`versioned_docs/version-${site.version}`, ''),
  ...writtenRoutes('docs', '/next'),
  ...specified.map(withoutLastSlash).filter((route) => `${route}/`.startsWith(reference)),
]);

describe.each([
  ['queries.json', 150, kinds],
  ['tuning-2.json', 100, kinds],
  ['tuning-3.json', 100, kinds],
  ['tuning-4.json', 50, kinds],
  ['tuning-natural.json', 60, ['natural']],
  ['tuning-natural-2.json', 60, ['natural']],
  ['tuning-natural-3.json', 60, ['natural']],
  ['tuning-natural-4.json', 100, ['can', 'ci', 'foreign', 'how', 'symptom', 'why']],
  ['holdout.json', 120, ['can', 'foreign', 'how', 'keyword', 'symptom', 'why']],
  ['holdout-2.json', 60, ['can', 'foreign', 'how', 'keyword', 'symptom', 'why']],
])('search queries of %s', (file, least, expected) => {
  const queries = readQuestions(path.join(root, 'packages/search/evaluation/questions', file));

  it('are numerous enough to measure', () => {
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  it('are of every kind', () => {
    expect([...new Set(queries.map(({kind}) => kind))].sort()).toEqual([...expected].sort());
  });

  it('expect pages that exist', () => {
    const missing = queries.flatMap(({question, routes}) =>
      routes
        .filter((route) => !known.has(route) && !route.startsWith(`${reference}api/`))
        .map((route) => `${route}, for "${question}"`),
    );
    expect(missing).toEqual([]);
  });

  it('name the pages of their sections', () => {
    const odd = queries.filter(({routes, sections = []}) =>
      sections.some((section) => !routes.includes(section.replace(/#.*$/, ''))),
    );
    expect(odd).toEqual([]);
  });

  it('list no page twice', () => {
    const doubled = queries.filter(({routes}) => new Set(routes).size < routes.length);
    expect(doubled).toEqual([]);
  });
});

it('no search query is listed twice', () => {
  const files = [
    'queries.json',
    'tuning-2.json',
    'tuning-natural.json',
    'tuning-natural-2.json',
    'tuning-natural-3.json',
    'tuning-natural-4.json',
    'holdout.json',
    'holdout-2.json',
  ];
  const questions = files
    .flatMap((file) => readQuestions(path.join(root, 'packages/search/evaluation/questions', file)))
    .map(({question}) => question.toLowerCase());
  expect(questions.filter((question, place) => questions.indexOf(question) !== place)).toEqual([]);
});

/** The routes of the pages below a folder, without a trailing slash; `/` for the home page. */
function writtenRoutes(folder: string, base: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('/_') && !file.startsWith(reference))
    .map((file) => withoutLastSlash(base + file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '/')));
}

function withoutLastSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}
