import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {isRecord} from '@docs-kit/base/node/json';
import {projectRoot, writeFile} from '../shared/files';

/** The code, facts and packages that all proofs depend on. */
const sources = [
  'packages/verify/src',
  'packages/samples/src/node/reader',
  'src/dagger/api',
  'src/dagger/facts',
  'src/dagger/samples.ts',
  'package-lock.json',
];

/** The files of `sources`, relative to the project's root, without those that no program reads. */
export function listSources(): string[] {
  return sources
    .flatMap((entry) => {
      const below = listFiles(path.join(projectRoot, entry));
      return below.length === 0 ? [entry] : below.map((file) => `${entry}/${file}`);
    })
    .filter((file) => !file.endsWith('.md'));
}

/** The checks of the last complete run that found nothing wrong, by name, each with the key of what it checked. */
export class Cache {
  private readonly earlier: Readonly<Record<string, unknown>>;
  private readonly proven: Record<string, string> = {};

  constructor(private readonly file: string) {
    this.earlier = readCache(file);
  }

  /** Whether a check found nothing wrong earlier, which is then kept. */
  has(name: string, key: string): boolean {
    const isKnown = this.earlier[name] === key;
    if (isKnown) this.add(name, key);
    return isKnown;
  }

  add(name: string, key: string): void {
    this.proven[name] = key;
  }

  save(): void {
    writeFile(this.file, `${JSON.stringify(this.proven)}\n`);
  }
}

/** A missing or damaged cache counts as empty. */
function readCache(file: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}
