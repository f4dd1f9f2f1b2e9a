import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeFileAtomic} from '../../lib/files';

/** What is computed from texts, remembered from one build to the next by the hash of the text. */
export class HashCache<Value> {
  readonly #file: string;
  readonly #fingerprint: string;
  readonly #earlier: ReadonlyMap<string, Value>;
  readonly #used = new Map<string, Value>();

  private constructor(file: string, fingerprint: string, earlier: ReadonlyMap<string, Value>) {
    this.#file = file;
    this.#fingerprint = fingerprint;
    this.#earlier = earlier;
  }

  /**
   * Opens the cache in a file. It is empty where the file is missing or broken, or was saved with another fingerprint.
   *
   * @param fingerprint tells apart what would compute other values, such as versions of the code
   */
  static open<Value>(file: string, fingerprint: string): HashCache<Value> {
    try {
      const saved = deserialize(readFileSync(file)) as {fingerprint: string; values: Map<string, Value>};
      return new HashCache<Value>(file, fingerprint, saved.fingerprint === fingerprint ? saved.values : new Map());
    } catch {
      return new HashCache<Value>(file, fingerprint, new Map());
    }
  }

  /** The value of a text, which is not to be changed; `undefined` where none is known. */
  get(text: string): Value | undefined {
    const key = keyOf(text);
    const value = this.#used.get(key) ?? this.#earlier.get(key);
    if (value !== undefined) {
      this.#used.set(key, value);
    }
    return value;
  }

  set(text: string, value: Value): void {
    this.#used.set(keyOf(text), value);
  }

  /** Keeps what was asked for or set since the cache was opened. */
  save(): void {
    if (this.#used.size === this.#earlier.size && [...this.#used.keys()].every((key) => this.#earlier.has(key))) {
      return;
    }
    mkdirSync(path.dirname(this.#file), {recursive: true});
    writeFileAtomic(this.#file, serialize({fingerprint: this.#fingerprint, values: this.#used}));
  }
}

function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
