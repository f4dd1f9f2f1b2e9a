import path from 'node:path';
import type {Root} from 'mdast';
import {unified, type Transformer} from 'unified';
import {messageOf} from '../src/node/error';
import {parsePage} from '../src/node/parse-page';

/** Parses a page as the site does and runs one transformer on it; the page is relative to the site's root. */
export async function transform(transformer: Transformer<Root>, page: string, text: string): Promise<Root> {
  return unified()
    .use(() => transformer)
    .run(parsePage(text), {path: path.resolve(page), value: text});
}

/** The message of the error that the transformer stops with. */
export async function failure(transformer: Transformer<Root>, page: string, text: string): Promise<string> {
  try {
    await transform(transformer, page, text);
  } catch (error) {
    return messageOf(error);
  }
  return 'no error';
}

export {toString as textOf} from 'mdast-util-to-string';
