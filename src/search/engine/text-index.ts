import {memoizeAsync} from '../../lib/memoizeAsync';
import {fetchJson} from './files';
import {type Entry, textsPerFile} from './names';
import {decodePlaces, type Places, type Shard, shardOf} from './postings';
import {stem} from './words';

/** Texts and words of the records of the index; records are numbered as in the file of names. */
export interface TextIndex {
  /** Where a word or an inflection of it stands in each record that has it. */
  find(word: string): Promise<Places>;
  /** Loads all texts, and one file of words after the other, so that nothing more needs the network. */
  loadAll(wait: () => Promise<void>): Promise<void>;
  /** The text of a record, line by line. */
  text(record: number): Promise<string>;
}

/**
 * Opens the index; its files are loaded when they are needed, and once. A failed one is tried again when it is needed
 * again, and rejects the call that needs it.
 *
 * @param folder the address of the index, with a slash at the end
 */
export function openIndex(folder: string, {firstStems}: Entry): TextIndex {
  const shard = memoizeAsync((number: number) => fetchJson<Shard>(`${folder}words/${number}.json`));
  const someTexts = memoizeAsync((number: number) => fetchJson<string[]>(`${folder}texts/${number}.json`));
  let allTexts: string[] | undefined;
  return {
    async find(word) {
      const root = stem(word);
      const words = await shard(shardOf(root, firstStems));
      return decodePlaces(Object.hasOwn(words, root) ? (words[root] ?? []) : []);
    },
    async loadAll(wait) {
      await wait();
      allTexts = await fetchJson<string[]>(`${folder}texts.json`);
      for (const number of firstStems.keys()) {
        await wait();
        await shard(number);
      }
    },
    async text(record) {
      if (allTexts) return allTexts[record] ?? '';
      const some = await someTexts(Math.floor(record / textsPerFile));
      return some[record % textsPerFile] ?? '';
    },
  };
}
