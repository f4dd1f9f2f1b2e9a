import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listByKey} from '@docs-kit/base/group';
import {type Entry, entryPath, type SiteFile} from '../src/engine/format';
import {readSite, type Section} from '../src/engine/site-index';
import type {Question} from './questions';

/** Headings that occur on many pages. */
const shared = new Set([
  'Pitfalls',
  'See also',
  'More to read',
  'Next',
  'Next steps',
  'Start here',
  'If something fails',
]);

/** Reads `site.json` of a built site's index. */
export function readSiteFile(folder: string): SiteFile {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return read(`${(read(entryPath) as Entry).folder}site.json`) as SiteFile;
}

/**
 * Generates a question for each guide heading of two or more words: `How do I mount a secret as a file?`. Every section
 * with that heading is an answer.
 *
 * @param folder the built site
 */
export function headingQuestions(folder: string): Question[] {
  const file = readSiteFile(folder);
  const {sections} = readSite(file);
  const headings = sections.filter(({title, anchor, page}) => {
    const isGuide = page.kind === 'guide' && page.path !== file.routes.messages;
    return isGuide && anchor !== '' && title.includes(' ') && !shared.has(title);
  });
  const addressOf = ({page, anchor}: Section): string => `/${page.path.slice(file.baseUrl.length)}#${anchor}`;
  return [...listByKey(headings.map((section) => [section.title, addressOf(section)] as const))].map(
    ([title, answers]) => ({
      question: title.endsWith('?') ? title : `How do I ${title.charAt(0).toLowerCase()}${title.slice(1)}?`,
      routes: [...new Set(answers.map((answer) => answer.replace(/#.*$/, '')))],
      kind: 'heading',
      sections: answers,
    }),
  );
}
