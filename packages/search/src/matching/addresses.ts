import {decoded} from '@docs-kit/base/decoded';
import {likeness} from '@docs-kit/base/nearest';

/** Finds the pages whose addresses are closest to one that doesn't exist. */

export interface IndexedPage {
  /** The address with the base path: `/docs/api/secrets`. */
  path: string;
  title: string;
}

/** Words with a lower similarity are considered unrelated. */
const minimumLikeness = 0.55;
/** Pages with a lower score aren't suggested. */
const minimumScore = 0.5;

/**
 * Ranks pages by the similarity of their addresses and titles to the requested address.
 *
 * The last part of the address has the highest weight, because it names the page; the folders distinguish pages of the
 * same name.
 *
 * @param asked a pathname from `location`: percent-encoded, with or without base path or `.html`, in any case
 * @param baseUrl the site's base path: `/docs/`
 * @returns at most `limit` pages, best first; empty if no page is close
 */
export function rankPages(asked: string, pages: readonly IndexedPage[], baseUrl: string, limit = 5): IndexedPage[] {
  const wanted = segments(asked, baseUrl);
  if (wanted.length === 0) return [];

  return pages
    .map((page) => ({page, score: score(wanted, page, baseUrl)}))
    .filter((ranked) => ranked.score >= minimumScore)
    .sort(
      (a, b) =>
        b.score - a.score || a.page.path.length - b.page.path.length || a.page.path.localeCompare(b.page.path, 'en'),
    )
    .slice(0, limit)
    .map(({page}) => page);
}

/** The meaningful parts of an address: decoded, in lower case, without base path, extension and index. */
function segments(pathname: string, baseUrl: string): string[] {
  const path = (decoded(pathname) ?? pathname).toLowerCase();
  const relative = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return relative
    .replace(/\.(html?|mdx?)$/, '')
    .split('/')
    .map((segment) => segment.trim().replace(/[\s_]+/g, '-'))
    .filter((segment) => segment !== '' && segment !== 'index');
}

function score(wanted: string[], page: IndexedPage, baseUrl: string): number {
  const own = segments(page.path, baseUrl);
  const title = page.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const wantedName = wanted.at(-1) ?? '';
  const wantedFolders = wanted.slice(0, -1);
  const ownName = own.at(-1) ?? '';
  const ownFolders = own.slice(0, -1);

  const name = Math.max(similarity(wantedName, ownName), 0.95 * similarity(wantedName, title));
  // A page that was moved to a folder of the same name: /install/linux is close to /install.
  const inFolder = 0.7 * best(ownName, wantedFolders);
  const nameScore = Math.max(name, inFolder);
  const folders =
    wantedFolders.length === 0 ? 0 : sum(wantedFolders.map((folder) => best(folder, own))) / wantedFolders.length;
  const strange = ownFolders.filter((folder) => best(folder, wanted) === 0).length;
  return nameScore + 0.4 * folders - 0.04 * strange;
}

function best(word: string, among: string[]): number {
  return Math.max(0, ...among.map((other) => similarity(word, other)));
}

/** 1 for equal words, 0 for unrelated ones. Hyphenated words are also compared part by part. */
function similarity(a: string, b: string): number {
  if (a === b) return 1;

  return Math.max(wordSimilarity(a, b), 0.9 * partSimilarity(a.split('-'), b.split('-')));
}

function wordSimilarity(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const prefix = short.length >= 4 && long.startsWith(short) ? 0.6 + (0.4 * short.length) / long.length : 0;
  const likely = Math.max(prefix, likeness(a, b));
  return likely < minimumLikeness ? 0 : likely;
}

/** The share of words that both names have in common. */
function partSimilarity(a: string[], b: string[]): number {
  const strength = (from: string[], to: string[]) =>
    sum(from.map((word) => Math.max(...to.map((other) => (word === other ? 1 : wordSimilarity(word, other))))));
  const shared = (strength(a, b) + strength(b, a)) / (a.length + b.length);
  return shared < minimumLikeness ? 0 : shared;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
