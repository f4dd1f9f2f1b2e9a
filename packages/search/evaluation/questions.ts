import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listByKey} from '@docs-kit/base/group';
import {readJson} from '@docs-kit/base/node/json';
import {type Entry, entryPath, type SiteFile} from '../src/engine/format';
import {leadingOn} from '../src/node/collect';
import {readSite, type Section} from '../src/engine/site-index';

/** A question with its right answers. */
export interface Question {
  question: string;
  kind: string;
  /** Pages below the base path, or sections: `/api/secrets`, `/api/secrets#use-a-secret`; the introduction ends in `#`. */
  answers: string[];
}

/** The folder of the files with questions. */
export const questionsFolder = path.join(__dirname, 'questions');

/** Reads a file of questions: their answers by question, by kind. */
export function readQuestions(file: string): Question[] {
  const kinds = readJson(path.join(questionsFolder, file)) as Record<string, Record<string, string[]>>;
  return Object.entries(kinds).flatMap(([kind, questions]) =>
    Object.entries(questions).map(([question, answers]) => ({question, kind, answers})),
  );
}

/** Reads `site.json` of a built site's index. */
export function readSiteFile(folder: string): SiteFile {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  return read(`${(read(entryPath) as Entry).folder}site.json`) as SiteFile;
}

/** Headings that occur on many pages. */
const shared = new Set([leadingOn, 'Start here', 'If something fails']);

/**
 * Generates a question for each guide heading of two or more words: `How do I mount a secret as a file?`. Every section
 * with that heading is an answer.
 */
export function headingQuestions(site: SiteFile): Question[] {
  const headings = readSite(site).sections.filter(({title, anchor, page}) => {
    const isGuide = page.kind === 'guide' && page.path !== site.routes.messages;
    return isGuide && anchor !== '' && title.includes(' ') && !shared.has(title);
  });
  const addressOf = ({page, anchor}: Section): string => `/${page.path.slice(site.baseUrl.length)}#${anchor}`;
  return [...listByKey(headings.map((section) => [section.title, addressOf(section)] as const))].map(
    ([title, answers]) => ({
      question: title.endsWith('?') ? title : `How do I ${title.charAt(0).toLowerCase()}${title.slice(1)}?`,
      kind: 'heading',
      answers,
    }),
  );
}

/** Swaps two letters of a question's longest word. */
export function misspell(question: string): string {
  const longest = (question.match(/\p{L}{6,}/gu) ?? []).sort((a, b) => b.length - a.length)[0] ?? '';
  const middle = Math.floor(longest.length / 2);
  const swapped =
    longest.slice(0, middle) + longest.charAt(middle + 1) + longest.charAt(middle) + longest.slice(middle + 2);
  return question.replace(longest, swapped);
}

/** Cuts the last third of a question's last word, which its reader is still typing. */
export function cutShort(question: string): string {
  return question.replace(/\W+$/, '').replace(/\w{4,}$/, (word) => word.slice(0, Math.ceil((2 * word.length) / 3)));
}
