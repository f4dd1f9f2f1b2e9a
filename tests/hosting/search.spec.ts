import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test, expect} from '@playwright/test';
import commandList from '@docs-kit/dagger/facts/commands.json';
import environment from '@docs-kit/dagger/facts/environment.json';
import {site} from '../../src/config/site';
import {type Entry, entryPath, type SiteFile} from '@docs-kit/search/engine/format';
import {type Page, readSite, type SiteIndex} from '@docs-kit/search/engine/site-index';
import {fold} from '@docs-kit/base/names';
import {headingQuestions} from '@docs-kit/search/evaluation/headings';
import {NodeSearch} from '@docs-kit/search/evaluation/node';
import {type Question, questionsFolder, readQuestions} from '@docs-kit/search/evaluation/questions';
import {type Answered, type Level, score, type Score} from '@docs-kit/search/evaluation/score';
import {variants} from '@docs-kit/search/evaluation/variants';
import {htmlFiles} from './built';

const buildDir = path.resolve(__dirname, '../../build');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(buildDir, file), 'utf8'));
let index: SiteIndex;
let cli: Page | undefined;

// Not while tests are listed, which must work without a build.
test.beforeAll(() => {
  index = readSite(read(`${(read(entryPath) as Entry).folder}site.json`) as SiteFile);
  cli = index.pages.find((page) => page.path === `${site.baseUrl}reference/cli`);
});

test('search indexes every reference member by its heading or row', () => {
  const places = new Set([
    ...index.sections.map(({page, anchor}) => `${page.path}#${anchor}`),
    ...[...index.api.values()].flat().map(({section, anchor}) => `${section.page.path}#${anchor}`),
  ]);
  const members = htmlFiles()
    .filter(({file}) => file.startsWith('reference/typescript/'))
    .flatMap(({file, html}) =>
      [...html.matchAll(/<h3[^>]*\bapi-member\b[^>]* id="?([^\s>"]+)/g)].map(
        ([, anchor]) => `${site.baseUrl}${path.posix.dirname(file)}#${anchor}`,
      ),
    );
  expect(members.length).toBeGreaterThan(500);
  expect(members.filter((member) => !places.has(member))).toEqual([]);
});

test('search indexes every command and its own flags', () => {
  const commands = commandList.commands.map(({name}) => name);
  const titles = new Set(cli?.sections.map(({title}) => title));
  // Subcommands are documented with their parent command.
  const explained = (name: string): boolean =>
    titles.has(name) || (name.split(' ').length > 2 && titles.has(name.split(' ').slice(0, 2).join(' ')));
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((name) => !explained(name))).toEqual([]);
  const flags = commandList.commands.flatMap(({flags: own = []}) =>
    own.flatMap((flag) => (typeof flag === 'string' ? [] : [`--${flag.name}`])),
  );
  expect(flags.length).toBeGreaterThan(20);
  expect([...new Set(flags)].filter((flag) => !index.definitions.has(flag))).toEqual([]);
});

test('search indexes every global flag', () => {
  const missing = commandList.globalFlags.filter(
    ({name}) => !index.definitions.get(`--${name}`)?.some(({section}) => section.page === cli),
  );
  expect(missing.map(({name}) => name)).toEqual([]);
});

test('search indexes every environment variable that a page mentions', () => {
  const pages = htmlFiles().map(({html}) => html.slice(html.indexOf('<article')));
  const named = environment.variables
    .map(({name}) => name)
    .filter((name) => name.includes('_') && pages.some((html) => new RegExp(`\\b${name}\\b`).test(html)));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !index.foldedDefinitions.has(fold(name)))).toEqual([]);
});

/**
 * Minimum share of questions with a right answer first, and among the first five; by kind, in per cent. A little below
 * today's figures, because each edited page moves them.
 */
const floors: {file: string; set?: string; kinds: Record<string, [first: number, amongFive: number]>}[] = [
  {
    file: 'tuning.json',
    set: 'queries',
    kinds: {
      howto: [71, 95],
      keyword: [78, 96],
      error: [93, 100],
      api: [95, 100],
      flag: [100, 100],
      typo: [80, 100],
    },
  },
  {file: 'tuning.json', set: 'tuning-natural', kinds: {natural: [82, 94]}},
  {file: 'tuning.json', set: 'tuning-natural-4', kinds: {all: [79, 96]}},
  {file: 'holdout.json', kinds: {all: [80, 94]}},
  {file: 'holdout-2.json', kinds: {all: [77, 96]}},
  {file: 'holdout-3.json', kinds: {all: [83, 93]}},
];

for (const {file, set = '', kinds} of floors) {
  test(`search quality doesn’t drop for the questions in ${file} ${set}`.trim(), async () => {
    const questions = readQuestions(path.join(questionsFolder, file), ...(set ? [set] : []));
    const scores = await evaluate(questions, 'page');
    for (const [kind, [first, amongFive]] of Object.entries(kinds)) {
      const found = scores.find((one) => one.kind === kind);
      expect.soft(100 * (found?.at1 ?? 0), `${kind}: right page first`).toBeGreaterThanOrEqual(first);
      expect.soft(100 * (found?.at5 ?? 0), `${kind}: right page among five`).toBeGreaterThanOrEqual(amongFive);
    }
  });
}

const firstHits: [query: string, page: RegExp][] = [
  ['quick start', /^quickstart$/],
  ['getting started', /^quickstart$/],
  ['what is dagger', /^(faq#what-is-dagger)?$/],
  ['BuildOpts', /BuildOpts$/],
  ['MountedCache', /\/Container#withmountedcache$/],
  ['DAGGER_CLOUD_TOKEN', /^(?!troubleshooting)/],
  ['@function decorator', /^api\/custom-functions/],
  ['what is the difference between CacheVolume and Directory', /\/CacheVolume$/],
];

test('search ranks a page first that the query names in another way', async () => {
  const search = new NodeSearch(buildDir);
  for (const [query, page] of firstHits) {
    const [first = ''] = (await search.ask(query)).urls;
    expect.soft(first.slice(site.baseUrl.length), query).toMatch(page);
  }
});

test('search ranks a section first if the query is its heading', async () => {
  const questions = headingQuestions(buildDir);
  expect(questions.length).toBeGreaterThan(200);
  const [found] = await evaluate(questions, 'section');
  expect.soft(100 * (found?.at1 ?? 0)).toBeGreaterThanOrEqual(96);
  expect.soft(100 * (found?.at5 ?? 0)).toBeGreaterThanOrEqual(97);
  const misspelt = questions.map((question) => ({...question, question: variants.typo(question.question)}));
  const [corrected] = await evaluate(misspelt, 'section');
  expect.soft(100 * (corrected?.at1 ?? 0), 'with a typing error').toBeGreaterThanOrEqual(95);
});

/** Queries the engine directly, without a browser. */
async function evaluate(questions: readonly Question[], level: Level): Promise<Score[]> {
  const search = new NodeSearch(buildDir);
  const answered: Answered[] = [];
  for (const question of questions) answered.push({question, urls: (await search.ask(question.question)).urls});

  return score(answered, site.baseUrl, level);
}
