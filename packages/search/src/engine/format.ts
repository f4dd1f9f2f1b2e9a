import type {SearchRoutes} from '../options';
import type {Shard} from './postings';

/** The format of the search index's files, shared by the build and the browser. */

/**
 * Address with base path, title, the innermost sidebar group (or an empty string), and the description without stop
 * words, separated by spaces (empty for API pages).
 */
export type PageRow = [path: string, title: string, group: string, about: string];

/**
 * A section, in index order. Its records are consecutive in the index: first the text outside language tabs, with
 * `words` words, then one for each of `sdks`, which are indices of `SiteFile.languages`. `parent` is the index of the
 * parent heading's section, or -1; `anchor` is 0 if it's the title's slug; `links` counts incoming links.
 */
export type SectionRow = [
  page: number,
  title: string,
  anchor: string | 0,
  parent: number,
  sdks: number[],
  words: number,
  links: number,
];

/** A name with the sections that define it, best first: the section's index, with the anchor of the name's row if it has one. */
export type DefinitionRow = [name: string, ...places: (number | [section: number, anchor: string])[]];

/** A table by columns: values of one kind beside each other take a tenth less space, compressed. */
export type Columns<Row extends readonly unknown[]> = {[Column in keyof Row]: Row[Column][]};

function transpose(table: readonly (readonly unknown[])[]): unknown[][] {
  return (table[0] ?? []).map((_, column) => table.map((row) => row[column]));
}

export const columnsOf = transpose as <Row extends readonly unknown[]>(rows: readonly Row[]) => Columns<Row>;
export const rowsOf = transpose as <Row extends readonly unknown[]>(columns: Columns<Row>) => Row[];

/** `site.json`: everything about pages and sections except their text. */
export interface SiteFile {
  /** The site's base path, with slashes at both ends. */
  baseUrl: string;
  routes: SearchRoutes;
  /** The languages of tabs. */
  languages: string[];
  /** The name of the product's command-line tool. */
  command: string;
  /** Groups of words that readers use for each other on this site. */
  synonyms: readonly string[];
  pages: Columns<PageRow>;
  sections: Columns<SectionRow>;
  /** Flags, variables, keys of configuration files, options and enum members. */
  definitions: DefinitionRow[];
  /** Stems without postings, because they occur in too many records. */
  common: string[];
}

/** `messages.json`: error messages with the section that explains each; loaded for queries that look like messages. */
export type MessageRow = [text: string, section: number];

/**
 * The entry file, which has a fixed name. It points to a folder whose name contains a hash, with `site.json`,
 * `messages.json`, `vocabulary.json` (words for correcting typing errors), `postings/0.json` and so on, `texts/0.json`
 * and so on with `textsPerFile` texts each, and `all.json` with all numbered files.
 */
export interface Entry {
  /** Relative to the base path, with a trailing slash. */
  folder: string;
  /** The first stem of each shard, in ascending order. */
  firstStems: string[];
}

/** The numbered files' contents; in `all.json`, which is a third of their size, compressed. */
export interface NumberedFiles {
  postings: Shard[];
  texts: string[][];
}

/** One file per text would be more files than the rest of the site has. */
export const textsPerFile = 4;

/** The entry file's path, relative to the base path. */
export const entryPath = 'search/entry.json';

/** The default anchor of a title. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .replace(/\s/g, '-');
}
