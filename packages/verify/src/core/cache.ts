import fs from 'node:fs';
import path from 'node:path';
import {hash} from '../shared/files';
import type {Snippet} from '../types/snippets';

/** Earlier proofs, by content hash. Only successes are stored, so failures are always checked again. */
export class Cache {
  private readonly file: string;
  private readonly known: Set<string>;
  private readonly used = new Set<string>();

  constructor(folder: string) {
    this.file = path.join(folder, 'proven.json');
    this.known = new Set(readKeys(this.file));
  }

  has(key: string): boolean {
    if (this.known.has(key)) this.used.add(key);
    return this.known.has(key);
  }

  add(key: string): void {
    this.known.add(key);
    this.used.add(key);
  }

  /** Writes the cache. After a complete run, unused entries are removed. */
  save(everything: boolean): void {
    fs.mkdirSync(path.dirname(this.file), {recursive: true});
    fs.writeFileSync(this.file, `${JSON.stringify([...(everything ? this.used : this.known)].sort(), null, 0)}\n`);
  }
}

function readKeys(file: string): string[] {
  try {
    const keys: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    // A missing or damaged cache counts as empty.
    return [];
  }
}

/** Snippets that are proven together: a fence, or a sample's files in one language. */
export function groupOf(snippet: Snippet): string {
  return snippet.kind === 'sample' ? `${snippet.sample ?? ''}:${snippet.language}` : snippet.id;
}

/** A group's key: its texts, and everything that its proof depends on. */
export function keyOf(group: readonly Snippet[], fingerprint: string, dependencies: string): string {
  const texts = group.map(({kind, language, text, meta, sample, file}) => {
    const place = kind === 'sample' ? path.posix.basename(file) : '';
    return JSON.stringify([kind, language, text, meta, sample ?? '', place]);
  });
  return hash(fingerprint, dependencies, ...texts);
}
