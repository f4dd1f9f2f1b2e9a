import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {type Entry, type MessageRow, type NumberedFiles, type SiteFile, textsPerFile} from './format';
import {decodePostings, type Postings, type Shard, shardOf} from './postings';
import {readSite, type SiteIndex} from './site-index';
import type {Environment} from './types';

/** The index's files, each loaded on demand and once. */
export interface Index {
  site(): Promise<SiteIndex>;
  /** The records that contain a stem. */
  postings(stem: string): Promise<Postings>;
  /** The stems that start with a prefix, most frequent first. */
  expand(prefix: string, limit: number): Promise<string[]>;
  /** The text of a record, line by line. */
  text(record: number): Promise<string>;
  messages(): Promise<MessageRow[]>;
  /** Lower-case words that occur in texts but in no title. */
  vocabulary(): Promise<string[]>;
  /** Loads everything, so that nothing needs the network any more. */
  loadAll(): Promise<void>;
}

/**
 * Opens the index. If a file can't be loaded, the call that needs it rejects, and the next call requests it again.
 *
 * @param folder the index's address, with a trailing slash
 */
export function openIndex(folder: string, {firstStems}: Entry, fetchJson: Environment['fetchJson']): Index {
  let all: NumberedFiles | undefined;
  const shard = memoizeAsync(
    async (number: number) => all?.postings[number] ?? fetchJson<Shard>(`${folder}postings/${number}.json`),
  );
  const someTexts = memoizeAsync(
    async (number: number) => all?.texts[number] ?? fetchJson<string[]>(`${folder}texts/${number}.json`),
  );
  const messages = memoizeAsync(() => fetchJson<MessageRow[]>(`${folder}messages.json`));
  const vocabulary = memoizeAsync(() => fetchJson<string[]>(`${folder}vocabulary.json`));
  return {
    site: memoizeAsync(async () => readSite(await fetchJson<SiteFile>(`${folder}site.json`))),
    messages,
    vocabulary,
    postings: memoizeAsync(async (stem: string) => {
      const rows = await shard(shardOf(stem, firstStems));
      return decodePostings(Object.hasOwn(rows, stem) ? (rows[stem] ?? []) : []);
    }),
    async expand(prefix, limit) {
      const rows = Object.entries(await shard(shardOf(prefix, firstStems)));
      return rows
        .filter(([stem]) => stem.startsWith(prefix) && stem !== prefix)
        .sort(([, a], [, b]) => b.length - a.length)
        .slice(0, limit)
        .map(([stem]) => stem);
    },
    async text(record) {
      const some = await someTexts(Math.floor(record / textsPerFile));
      return some[record % textsPerFile] ?? '';
    },
    async loadAll() {
      all = await fetchJson<NumberedFiles>(`${folder}all.json`);
      await Promise.all([messages(), vocabulary()]);
    },
  };
}
