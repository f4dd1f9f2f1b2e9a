import {parseOptions} from '@docs-kit/base/node/options';
import {pageNames, type PageName} from './pages';
import {siteIds, type SiteId} from './sites/site';

export const parts = ['load', 'navigation', 'build', 'start', 'search', 'visit'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** Runs per measurement and build. */
  runs: number;
  parts: Part[];
  sites: SiteId[];
  pages: PageName[];
}

export const usage = `Compares this site with VitePress, Starlight and stock Docusaurus on its own pages.

  npm run bench -- [options]

  --only ${parts.join('|')}
                  measures these parts only; several with commas
  --sites ${siteIds.join(',')}
  --pages ${pageNames.join(',')}
  --runs N        runs of each measurement and build, alternating between the sites (3)

Needs build/ (\`npm run build\`). Writes .cache/bench/report.json.
`;

/** @throws {UsageError} one line at an unknown option or value */
export function readOptions(args: readonly string[]): Options {
  const text = {type: 'string'} as const;
  const known = {
    only: text,
    sites: text,
    pages: text,
    runs: text,
  };
  return parseOptions(args, 'bench', known, ({values}) => ({
    runs: number('runs', values.runs ?? '3'),
    parts: choice('only', values.only, parts),
    sites: choice('sites', values.sites, siteIds),
    pages: choice('pages', values.pages, pageNames),
  }));
}

/** Parses comma-separated names into the order of `known`; all if none is given. */
function choice<T extends string>(option: string, given: string | undefined, known: readonly T[]): T[] {
  const names = given?.split(',') ?? [...known];
  const unknown = names.find((name) => !known.some((candidate) => candidate === name));
  if (unknown !== undefined) throw new Error(`--${option}: unknown value "${unknown}", not one of ${known.join(', ')}`);

  return known.filter((name) => names.includes(name));
}

function number(option: string, given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 100)
    throw new Error(`--${option}: "${given}" isn't a whole number from 1 to 100`);

  return value;
}
