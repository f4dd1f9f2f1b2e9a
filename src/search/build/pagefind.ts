import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type * as Cbor from 'cborg';
import type * as Pagefind from 'pagefind';
import type {HashCache} from './cache';
import type {IndexRecord} from './names';

/** No language that Pagefind knows: words stay as they are written, and get the stems of `src/search/engine/words.ts` later. */
const language = 'zz';

/** The words of a record, and the places where each stands in it; ascending. */
export type RecordWords = [word: string, places: number[]][];

/** What Pagefind's files hold, as far as it is read here. A negative number says what the places after it weigh. */
type Meta = [version: string, pages: [fragment: string, words: number][]];
type Words = [[word: string, pages: [page: number, places: number[]][]][]];

/**
 * Has Pagefind split the records into words: `withExec` is found as `withexec`, `with` and `exec`.
 *
 * @param known the words of records that were split before; those of the others are added to it
 * @throws where Pagefind rejects a record, or its files have another form than that of the version in package.json
 */
export async function indexWords(
  records: readonly IndexRecord[],
  known: HashCache<RecordWords>,
): Promise<RecordWords[]> {
  const texts = records.map(({lines}) => lines.join(' '));
  const words = new Map(texts.map((text) => [text, known.get(text)]));
  const unknown = [...words.keys()].filter((text) => words.get(text) === undefined);
  if (unknown.length > 0) {
    const found = await splitTexts(unknown);
    for (const [number, text] of unknown.entries()) {
      known.set(text, found[number] ?? []);
      words.set(text, found[number]);
    }
  }
  return texts.map((text) => words.get(text) ?? []);
}

async function splitTexts(texts: readonly string[]): Promise<RecordWords[]> {
  const pagefind = (await importPackage('pagefind/lib/index.js')) as typeof Pagefind;
  const {decode} = (await importPackage('cborg/cborg.js')) as typeof Cbor;
  try {
    const {index, errors} = await pagefind.createIndex({});
    if (!index) {
      throw new Error(`Search index: ${errors.join(' ')}`);
    }
    const added = await Promise.all(
      // The number of the text is its address, since Pagefind gives its pages numbers of its own.
      texts.map((content, number) => index.addCustomRecord({url: `${number}`, content, language})),
    );
    const problems = added.flatMap((record) => record.errors);
    if (problems.length > 0) {
      throw new Error(`Search index: ${problems.join(' ')}`);
    }
    return readWords((await index.getFiles()).files, texts.length, decode);
  } finally {
    await pagefind.close();
  }
}

type File = Pick<Pagefind.IndexFile, 'path' | 'content'>;
type Decode = typeof Cbor.decode;

function readWords(files: readonly File[], size: number, decode: Decode): RecordWords[] {
  const [meta] = files.filter(({path: file}) => file.endsWith('.pf_meta'));
  const numbers = new Map(files.filter(({path: file}) => file.endsWith('.pf_fragment')).map(readFragment));
  const pages = (meta ? (readBinary(meta, decode) as Meta)[1] : []).map(([fragment]) => numbers.get(fragment));
  if (new Set(pages).size !== size || pages.includes(undefined)) {
    throw unknownForm(`${pages.length} pages for ${size} texts`);
  }
  const found = Array.from({length: size}, (): RecordWords => []);
  for (const file of files.filter(({path: name}) => name.endsWith('.pf_index'))) {
    const [words] = readBinary(file, decode) as Words;
    for (const [word, entries] of words) {
      for (const [page, at] of entries) {
        found[pages[page] ?? 0]?.push([word, at.filter((place) => place >= 0).sort((a, b) => a - b)]);
      }
    }
  }
  return found;
}

/** A fragment's name, and the number of the text that it was made of. */
function readFragment({path: file, content}: File): [string, number] {
  const {url} = JSON.parse(unpack(content).toString()) as {url: string};
  return [path.basename(file, '.pf_fragment'), Number(url.replace(/\D/g, ''))];
}

function readBinary({path: file, content}: File, decode: Decode): unknown {
  try {
    return decode(unpack(content));
  } catch (error) {
    throw unknownForm(`${path.basename(file)}: ${(error as Error).message}`);
  }
}

const signature = 'pagefind_dcd';

function unpack(content: Uint8Array): Buffer {
  const unpacked = gunzipSync(content);
  if (!unpacked.subarray(0, signature.length).equals(Buffer.from(signature))) {
    throw unknownForm('no signature');
  }
  return unpacked.subarray(signature.length);
}

function unknownForm(what: string): Error {
  return new Error(
    `Search index: Pagefind's files have another form (${what}). Pin the version of pagefind that package.json had.`,
  );
}

/**
 * A package that is imported by the path of its file: Docusaurus loads plugins as CommonJS, and these packages export
 * nothing to that.
 */
async function importPackage(file: string): Promise<unknown> {
  const absolute: string = path.resolve(__dirname, '../../../node_modules', file);
  return import(absolute);
}
