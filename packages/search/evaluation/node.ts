import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine} from '../src/engine/engine';

/** The cost and result of a question. */
export interface Reply {
  /** The hits' addresses, best first: path, query and hash, with the base path. */
  urls: string[];
  /** The index files that were loaded for the first time before the hits were complete, relative to the build. */
  files: string[];
}

/** Answers questions from the built site's index without a browser, in sequence. */
export class NodeSearch {
  private files: string[] = [];
  private readonly engine;

  /** @param folder the built site */
  constructor(folder: string) {
    const fetchJson = <T>(address: string): Promise<T> => {
      this.files.push(address);
      return Promise.resolve(JSON.parse(readFileSync(path.join(folder, address), 'utf8')) as T);
    };
    this.engine = createEngine('', {fetchJson, prefetch: () => undefined});
  }

  /** @throws if there's no build */
  async ask(question: string): Promise<Reply> {
    this.files = [];
    const {hits} = await this.engine.search(question.replace(/\s+/g, ' '));
    return {urls: hits.map(({url}) => url), files: this.files};
  }
}
