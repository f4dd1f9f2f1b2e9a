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
}

interface PagefindModule {
  createInstance(options: object): PagefindClient;
}

/** Texts and words of the records of the index; records are numbered as in the file of names. */
export interface TextIndex {
  size: number;
  /** Where a word or an inflection of it stands in each record that has it. */
  find(word: string): Promise<Map<number, readonly number[]>>;
  /** The text of a record, with `lineBreak` at the ends of lines. */
  text(record: number): Promise<string>;
}

/** Loads Pagefind's program; `attempt` is part of the address, since browsers remember that an import failed. */
export function loadModule(baseUrl: string, attempt: number): Promise<PagefindModule> {
  const address = `${baseUrl}pagefind/pagefind.js${attempt > 0 ? `?attempt=${attempt}` : ''}`;
  return import(/* webpackIgnore: true */ address) as Promise<PagefindModule>;
}

/**
 * Opens the index. Words are searched in the page itself: a worker would be another download of the same program.
 *
 * @throws where a file of the index cannot be loaded
 */
export async function openIndex(module: PagefindModule, baseUrl: string): Promise<TextIndex> {
  const client = module.createInstance({basePath: `${baseUrl}pagefind/`, noWorker: true});
  // Without a term Pagefind answers with all records, in the order in which they were added.
  const all = (await client.search(null)).results;
  const numbers = new Map(all.map(({id}, number) => [id, number]));
  const texts = new Map<number, Promise<string>>();

  return {
    size: all.length,
    async find(word) {
      // In quotes, or all words that begin so count, too, which takes long.
      const {results} = await client.search(`"${word}"`);
      return new Map(
        results.flatMap(({id, words}): [number, number[]][] => {
          const number = numbers.get(id);
          return number === undefined ? [] : [[number, words]];
        }),
      );
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
