import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {type Entry, type MessageRow, type SiteFile, textsPerFile} from './format';
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
  /** Loads all files in sequence, so that nothing needs the network any more. */
  loadAll(wait: () => Promise<void>): Promise<void>;
}

/**
 * Opens the index. If a file can't be loaded, the call that needs it rejects, and the next call requests it again.
 *
 * @param folder the index's address, with a trailing slash
 */
export function openIndex(folder: string, {firstStems}: Entry, fetchJson: Environment['fetchJson']): Index {
  const shard = memoizeAsync((number: number) => fetchJson<Shard>(`${folder}postings/${number}.json`));
  const someTexts = memoizeAsync((number: number) => fetchJson<string[]>(`${folder}texts/${number}.json`));
  const messages = memoizeAsync(() => fetchJson<MessageRow[]>(`${folder}messages.json`));
  const vocabulary = memoizeAsync(() => fetchJson<string[]>(`${folder}vocabulary.json`));
  let allTexts: string[] | undefined;
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
      if (allTexts) return allTexts[record] ?? '';
      const some = await someTexts(Math.floor(record / textsPerFile));
      return some[record % textsPerFile] ?? '';
    },
    async loadAll(wait) {
      const files = [...firstStems.keys()].map((number) => (): Promise<unknown> => shard(number));
      for (const load of [messages, vocabulary, ...files]) {
        await wait();
        await load();
      }
      await wait();
      allTexts = await fetchJson<string[]>(`${folder}texts.json`);
    },
  };
}
