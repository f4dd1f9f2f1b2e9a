import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
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
  const texts = records.map((lines) => lines.join('\n'));
  const postings = shards.map(({json}) => json);
  const someTexts = inFiles(texts).map((some) => JSON.stringify(some));
  const files = new Map<string, string>([
    ['site.json', JSON.stringify({...site, common})],
    ['messages.json', JSON.stringify(messages)],
    ['vocabulary.json', JSON.stringify(vocabulary)],
    // The first hits need only a few of these. A single file with all of them is loaded later.
    ...inFolder('postings', postings),
    ...inFolder('texts', someTexts),
    ['all.json', `{"postings":[${postings.join()}],"texts":[${someTexts.join()}]}`],
  ]);
  const hash = createHash('sha256');
  files.forEach((content) => hash.update(content));
  const entry: Entry = {
    // Among the hashed files, which hosts may cache forever.
    folder: `assets/search/${hash.digest('hex').slice(0, 8)}/`,
    firstStems: shards.map(({first}) => first),
  };
  const write = (name: string, content: string): void => {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  };
  files.forEach((content, name) => write(entry.folder + name, content));
  write(entryPath, JSON.stringify(entry));
}

const inFolder = (folder: string, contents: readonly string[]): [string, string][] =>
  contents.map((content, number) => [`${folder}/${number}.json`, content]);

function inFiles(texts: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(texts.length / textsPerFile);
  return Array.from({length: count}, (_, number) => texts.slice(number * textsPerFile, (number + 1) * textsPerFile));
}
