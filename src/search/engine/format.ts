/** The files of the search index, as the build writes them and the browser reads them. */

/** What a page is about, as a number: guide, reference, the pages on what came after, in this order. */
export const pageKinds = ['guide', 'reference', 'next'] as const;

/** A page of the API; a page that explains messages; a page about one other system, such as a CI provider. */
export const pageFlags = {api: 1, messages: 2, integration: 4} as const;

/**
 * Address with base path, title, indices of the sidebar's groups from outer to inner, index in `pageKinds`, sum of
 * `pageFlags`; the telling words of the description, separated by spaces, where the page is none of the API.
 */
export type PageRow = [path: string, title: string, groups: number[], kind: number, flags: number, about: string];

/**
 * A section in the order of the index. Its records follow each other in the index: first the text outside of language
 * tabs, then one for each letter of `sdks`. `parent` is the index of the heading above it, -1 for none; `anchor` is 0
 * where it is the title's slug; `length` is that of the first record, see `lengthOf`; `links` counts the links to it.
 */
export type SectionRow = [
  page: number,
  title: string,
  anchor: string | 0,
  parent: number,
  sdks: string,
  length: string,
  links: number,
];

/**
 * A name with the sections that define it, best first: the index of the section; -1 minus the index where the name has a
 * row whose anchor is the name in lower case; or the index with another anchor of the row.
 */
export type DefinitionRow = [name: string, ...places: (number | [section: number, anchor: string])[]];

/** `site.json`: what is known of all pages and sections without their text. */
export interface SiteFile {
  groups: string[];
  pages: PageRow[];
  sections: SectionRow[];
  /** Flags, variables, keys of configuration files, options and members of enumerations. */
  definitions: DefinitionRow[];
  /** Stems that so many records have that they have no postings. */
  common: string[];
}

/** `messages.json`: error messages and the section that explains each; loaded when a query reads like one. */
export type MessageRow = [text: string, section: number];

/**
 * The small file with a fixed name that leads to the rest, whose folder carries a hash: `site.json`, `messages.json`,
 * `vocabulary.json` (words to correct a typing error with), `postings/0.json` and so on, `texts/0.json` and so on with the
 * texts of `textsPerFile` records each, and `texts.json` with all of them.
 */
export interface Entry {
  /** Relative to the base path, with a slash at the end. */
  folder: string;
  /** The first stem of each shard, in ascending order. */
  firstStems: string[];
}

/** A file for each text would be more files than the rest of the site has. */
export const textsPerFile = 4;

/** Where the entry is, relative to the base path. */
export const entryPath = 'search/entry.json';

/** The letters of `SectionRow.sdks`. */
export const sdkLetters: Record<string, string> = {go: 'g', python: 'p', typescript: 't', php: 'h', java: 'j'};

/** Writes the number of words of a record as a letter, on a logarithmic scale. */
export function lengthLetter(words: number): string {
  return String.fromCharCode(97 + Math.min(25, Math.round(2 * Math.log2(Math.max(1, words)))));
}

/** The number of words that a letter stands for. */
export function lengthOf(letter: number): number {
  return 2 ** ((letter - 97) / 2);
}

/** The anchor that a title has unless it is written down. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .replace(/\s/g, '-');
}
