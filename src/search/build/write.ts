import {createHash} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Entry, entryPath, textsPerFile} from '../engine/format';
import type {Collected} from './collect';
import type {NamedShard} from './invert';

/** Writes the search index to a folder whose name contains a hash, and the entry file that points to it. */
export function writeSearch(
  outDir: string,
  {records, site, messages, vocabulary}: Collected,
  common: readonly string[],
  shards: readonly NamedShard[],
): void {
  const texts = records.map(({lines}) => lines.join('\n'));
  const files = new Map([
    ['site.json', JSON.stringify({...site, common})],
    ['messages.json', JSON.stringify(messages)],
    ['vocabulary.json', JSON.stringify(vocabulary)],
    // The first hits need only a few texts. A single file with all of them, a quarter of the size, is loaded later.
    ['texts.json', JSON.stringify(texts)],
    ...shards.map((shard, number): [string, string] => [`postings/${number}.json`, shard.json]),
    ...inFiles(texts).map((some, number): [string, string] => [`texts/${number}.json`, JSON.stringify(some)]),
  ]);
  const hash = createHash('sha256');
  files.forEach((content) => hash.update(content));
  const entry: Entry = {
    folder: `${searchFolder}/${hash.digest('hex').slice(0, 8)}/`,
    firstStems: shards.map(({first}) => first),
  };
  writeFolder(path.join(outDir, searchFolder), path.basename(entry.folder), files);
  mkdirSync(path.join(outDir, path.dirname(entryPath)), {recursive: true});
  writeFileSync(path.join(outDir, entryPath), JSON.stringify(entry));
}

function inFiles(texts: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(texts.length / textsPerFile);
  return Array.from({length: count}, (_, number) => texts.slice(number * textsPerFile, (number + 1) * textsPerFile));
}

/** Below the folder of hashed files, which hosts may cache forever. */
const searchFolder = 'assets/search';

/** Writes to a temporary folder first, so that a failure never leaves half an index. */
function writeFolder(parent: string, name: string, files: ReadonlyMap<string, string>): void {
  const staging = `${parent}.part`;
  rmSync(staging, {recursive: true, force: true});
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) {
    mkdirSync(path.join(staging, name, folder), {recursive: true});
  }
  files.forEach((content, file) => writeFileSync(path.join(staging, name, file), content));
  rmSync(parent, {recursive: true, force: true});
  renameSync(staging, parent);
}
