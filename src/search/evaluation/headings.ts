import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {type Entry, entryPath, type SiteFile} from '../engine/format';
import {readSite} from '../engine/site-index';
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

/**
 * Generates a question for each guide heading of two or more words: `How do I mount a secret as a file?`. Every section
 * with that heading is an answer.
 *
 * @param folder the built site
 */
export function headingQuestions(folder: string): Question[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const {sections} = readSite(read(`${(read(entryPath) as Entry).folder}site.json`) as SiteFile);
  const byTitle = new Map<string, string[]>();
  for (const {title, anchor, page} of sections) {
    if (page.kind === 'guide' && !page.messages && anchor !== '' && title.includes(' ') && !shared.has(title)) {
      byTitle.set(title, [...(byTitle.get(title) ?? []), `/${page.path.slice(site.baseUrl.length)}#${anchor}`]);
    }
  }
  return [...byTitle].map(([title, answers]) => ({
    question: title.endsWith('?') ? title : `How do I ${title.charAt(0).toLowerCase()}${title.slice(1)}?`,
    routes: [...new Set(answers.map((answer) => answer.replace(/#.*$/, '')))],
    kind: 'heading',
    sections: answers,
  }));
}
