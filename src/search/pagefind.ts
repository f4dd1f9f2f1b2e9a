import {fetchFile} from './files';
import {fetchHook, type PagefindEntry} from './names';

/** The part of Pagefind's client that the engine uses. */

interface PagefindResult {
  id: string;
  score: number;
  /** Where in the record the word stands; as many as there are matches. */
  words: number[];
  data(): Promise<{content: string}>;
}

interface PagefindClient {
  search(term: string | null): Promise<{results: PagefindResult[]}>;
  preload(term: string): Promise<unknown>;
}

interface PagefindModule extends PagefindClient {
  options(options: {basePath: string}): Promise<void>;
}

/** Texts and words of the records of the index; records are numbered as in the file of names. */
export interface TextIndex {
  size: number;
  /** Where a word or an inflection of it stands in each record that has it. */
  find(word: string): Promise<Map<number, readonly number[]>>;
  /** Loads the file that has a word, so that it is found without the network. */
  load(word: string): Promise<void>;
  /** The text of a record, with `lineBreak` at the ends of lines. */
  text(record: number): Promise<string>;
}

/** Loads Pagefind's program; `attempt` is part of the address, since browsers remember that an import failed. */
export function loadModule(baseUrl: string, attempt: number): Promise<PagefindModule> {
  const address = `${baseUrl}pagefind/pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  return import(/* webpackIgnore: true */ address) as Promise<PagefindModule>;
}

/**
 * Opens the index.
 *
 * Pagefind starts only when everything that it needs for it is there. It keeps to itself that a file of words is missing,
 * and finds nothing then: failures are counted while it loads.
 *
 * @throws where a file of the index cannot be loaded, as the functions of the index do
 */
export async function openIndex(module: PagefindModule, baseUrl: string, entry: PagefindEntry): Promise<TextIndex> {
  const folder = `${baseUrl}pagefind/`;
  const metaPath = `${folder}pagefind.${entry.languages.en.hash}.pf_meta`;
  const wasmPath = `${folder}wasm.en.pagefind`;
  const [meta, wasm] = await Promise.all([fetchFile(metaPath), fetchFile(wasmPath)]);
  const given = new Map<string, ArrayBuffer | string>([
    [`${folder}pagefind-entry.json`, JSON.stringify(entry)],
    [metaPath, meta],
    [wasmPath, wasm],
  ]);
  const failures: unknown[] = [];
  Object.assign(globalThis, {
    [fetchHook]: async (address: string): Promise<Response> => {
      const [path = ''] = address.split('?');
      try {
        return new Response(given.get(path) ?? (await fetchFile(address)));
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  });
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    const before = failures.length;
    const result = await work;
    if (failures.length > before) {
      throw new Error('A part of the index is missing', {cause: failures.at(-1)});
    }
    return result;
  };

  await module.options({basePath: folder});
  // Without a term Pagefind answers with all records, in the order in which they were added.
  const all = (await module.search(null)).results;
  given.clear();
  const numbers = new Map(all.map(({id}, number) => [id, number]));
  const texts = new Map<number, Promise<string>>();

  return {
    size: all.length,
    async find(word) {
      // In quotes, or all words that begin so count, too, which takes long.
      const {results} = await watch(module.search(`"${word}"`));
      return new Map(
        results.flatMap(({id, words}): [number, number[]][] => {
          const number = numbers.get(id);
          return number === undefined ? [] : [[number, words]];
        }),
      );
    },
    async load(word) {
      await watch(module.preload(word));
    },
    text(record) {
      let text = texts.get(record);
      if (!text) {
        text = all[record]?.data().then(({content}) => content) ?? Promise.resolve('');
        texts.set(record, text);
        text.catch(() => texts.delete(record));
      }
      return text;
    },
  };
}
