import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {createEngine} from '../engine/engine';

/** What one question took. */
export interface Reply {
  /** The addresses of the hits, best first: path, query and anchor with the base path. */
  urls: string[];
  /** The files of the index that were read until the hits were there, relative to the build; only new ones. */
  files: string[];
}

/** Answers questions from the index of the built site without a browser, one after the other. */
export class NodeSearch {
  #files: string[] = [];
  readonly #engine;

  /** @param folder the built site */
  constructor(folder: string) {
    const fetchJson = <T>(address: string): Promise<T> => {
      const file = address.slice(site.baseUrl.length);
      this.#files.push(file);
      return Promise.resolve(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T);
    };
    this.#engine = createEngine(site.baseUrl, {fetchJson, prefetch: () => Promise.resolve()});
  }

  /** @throws IndexUnavailable where there is no build */
  async ask(question: string): Promise<Reply> {
    this.#files = [];
    const {hits} = await this.#engine.search(question.replace(/\s+/g, ' '));
    return {urls: hits.map(({url}) => url), files: this.#files};
  }
}
