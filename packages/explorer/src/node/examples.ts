import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '@docs-kit/base/node/error';
import type {Example} from '../data';

/**
 * The folder of examples, relative to the project's root: one query per file, after comments with its title and page.
 */
export const examplesFolder = 'packages/explorer/examples';

const header = /^# (title|page|variables): (.*)\n/;

/**
 * Reads the examples, sorted by file name.
 *
 * @param siteDir the project's root
 * @param baseUrl the site's base path, for addresses of pages
 * @throws ContentError if a file lacks its title or its page
 */
export function readExamples(siteDir: string, baseUrl: string): Example[] {
  return readdirSync(path.join(siteDir, examplesFolder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const file = path.join(examplesFolder, name);
      const {title, page, variables, query} = parseExample(readFileSync(path.join(siteDir, file), 'utf8'));
      if (!title || !page)
        throw new ContentError({file}, 'starts without a title and a page', 'Write `# title: …` and `# page: /…`');

      return {title, page: baseUrl + page.slice(1), query: query.trimEnd(), variables: indent(variables)};
    });
}

function parseExample(text: string): Record<'title' | 'page' | 'variables' | 'query', string> {
  const example = {title: '', page: '', variables: '', query: text};
  for (let found = header.exec(text); found; found = header.exec(example.query)) {
    const [line, name, value = ''] = found;
    example[name as 'title' | 'page' | 'variables'] = value;
    example.query = example.query.slice(line.length);
  }
  return example;
}

const indent = (json: string): string => (json === '' ? '' : JSON.stringify(JSON.parse(json), null, 2));
