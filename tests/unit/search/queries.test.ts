import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../../src/config/site';
import specified from '../../content/routes.json';

/** A search query, with the routes of the pages that answer it, the most fitting first. */
interface Query {
  question: string;
  routes: string[];
  kind: string;
}

const root = path.resolve(__dirname, '../../..');
const kinds = ['howto', 'keyword', 'error', 'api', 'flag', 'typo'];
const reference = '/reference/typescript/';

/** The routes of written pages; those of the reference, which the build writes, from the list of the specification. */
const known = new Set([
  ...writtenRoutes(`versioned_docs/version-${site.version}`, ''),
  ...writtenRoutes('docs', '/next'),
  ...specified.map(withoutLastSlash).filter((route) => `${route}/`.startsWith(reference)),
]);

describe.each([
  ['queries.json', 150],
  ['second.json', 100],
])('search queries of %s', (file, least) => {
  const queries = readQueries(file);

  it('are enough to measure with', () => {
    expect(queries.length).toBeGreaterThanOrEqual(least);
  });

  it('have a question, routes and a kind', () => {
    const odd = queries.filter((query) => !isQuery(query));
    expect(odd).toEqual([]);
  });

  it('are of every kind', () => {
    expect([...new Set(queries.map(({kind}) => kind))].sort()).toEqual([...kinds].sort());
  });

  it('lead to pages that exist', () => {
    const missing = queries.flatMap(({question, routes}) =>
      routes.filter((route) => !known.has(route)).map((route) => `${route}, for "${question}"`),
    );
    expect(missing).toEqual([]);
  });

  it('name no page twice', () => {
    const doubled = queries.filter(({routes}) => new Set(routes).size < routes.length);
    expect(doubled).toEqual([]);
  });
});

it('no search query is there twice, in one file or in both', () => {
  const questions = [...readQueries('queries.json'), ...readQueries('second.json')].map(({question}) =>
    question.toLowerCase(),
  );
  expect(questions.filter((question, place) => questions.indexOf(question) !== place)).toEqual([]);
});

function readQueries(file: string): Query[] {
  const text = readFileSync(path.join(root, 'tests/search', file), 'utf8');
  return (JSON.parse(text) as {questions: Query[]}).questions;
}

function isQuery(value: unknown): boolean {
  const {question, routes, kind, ...more} = value as Partial<Record<string, unknown>>;
  return (
    typeof question === 'string' &&
    question.trim() === question &&
    question !== '' &&
    Array.isArray(routes) &&
    routes.length > 0 &&
    routes.every((route) => typeof route === 'string') &&
    typeof kind === 'string' &&
    kinds.includes(kind) &&
    Object.keys(more).length === 0
  );
}

/** The routes of the pages below a folder, without a last slash; `/` for the front page. */
function writtenRoutes(folder: string, base: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('/_') && !file.startsWith(reference))
    .map((file) => withoutLastSlash(base + file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '/')));
}

function withoutLastSlash(route: string): string {
  return route === '/' ? route : route.replace(/\/$/, '');
}
