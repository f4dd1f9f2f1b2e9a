import {createHash} from 'node:crypto';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Entry, entryPath, type Names} from '../../search/names';
import type {IndexRecord} from './names';
import type {RecordWords} from './pagefind';
import {cutShards} from './shards';

/**
 * Writes the search index into the build: the file of names, the words of the records, and their texts. All of it stands
 * in one folder whose name carries a hash; the entry leads there.
 */
export async function writeSearch(
  outDir: string,
  records: readonly IndexRecord[],
  words: readonly RecordWords[],
  names: Names,
): Promise<void> {
  const shards = cutShards(words, names.common);
  const texts = records.map(({lines}) => lines.join('\n'));
  const files = new Map([
    ['names.json', JSON.stringify(names)],
    // The first hits need few texts; all of them, in a quarter of the bytes, come later.
    ['texts.json', JSON.stringify(texts)],
    ...shards.map((shard, number): [string, string] => [`words/${number}.json`, JSON.stringify(shard.words)]),
    ...texts.map((text, number): [string, string] => [`texts/${number}.txt`, text]),
  ]);
  const hash = createHash('sha256');
  files.forEach((content) => hash.update(content));
  const entry: Entry = {
    folder: `${searchFolder}/${hash.digest('hex').slice(0, 8)}/`,
    firstStems: shards.map(({first}) => first),
  };
  await writeFolder(path.join(outDir, searchFolder), path.basename(entry.folder), files);
  await mkdir(path.join(outDir, path.dirname(entryPath)), {recursive: true});
  await writeFile(path.join(outDir, entryPath), JSON.stringify(entry));
}

/** Below the folder of files whose names carry a hash, which hosts may let browsers keep. */
const searchFolder = 'assets/search';

/** Writes into a folder beside it first, so that a failed write leaves no half of an index. */
async function writeFolder(parent: string, name: string, files: ReadonlyMap<string, string>): Promise<void> {
  const staging = `${parent}.part`;
  await rm(staging, {recursive: true, force: true});
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) {
    await mkdir(path.join(staging, name, folder), {recursive: true});
  }
  await Promise.all([...files].map(([file, content]) => writeFile(path.join(staging, name, file), content)));
  await rm(parent, {recursive: true, force: true});
  await rename(staging, parent);
}
