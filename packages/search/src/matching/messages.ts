import {countOf} from '@docs-kit/base/group';
import {isMessage} from './code-messages';

/** One entry of the page. */
export interface Entry {
  /** Alternative messages, from `messagesOf`. */
  messages: string[];
  /** The text below the heading. */
  text: string;
}

/**
 * The messages that an entry explains: those in its text, and the code in its heading. If that's only a name, such as
 * `withExec`, the heading describes a symptom, and a message may follow its colon: `The disk is full: no space left on
 * device`. `Exit code 126 or 127` is two messages.
 *
 * @param command the name of the product's command-line tool
 */
export function messagesOf(
  heading: string,
  codeInHeading: readonly string[],
  codeInText: readonly string[],
  command: string,
): string[] {
  const named = codeInHeading.filter((code) => !/^[\w-]+$/.test(code));
  const titles = named.length > 0 ? named : [heading, heading.slice(heading.lastIndexOf(': ') + 1)];
  return [...titles.flatMap(alternatives), ...codeInText.filter((code) => isMessage(code, command))];
}

function alternatives(title: string): string[] {
  const [either, first = '', second = ''] = /(\d+) or (\d+)/.exec(title) ?? [];
  return either === undefined ? [title] : [title.replace(either, first), title.replace(either, second)];
}

/** The minimum share of an entry's message, by weight, that a pasted message must contain to match. */
const minCoverage = 0.7;

/** Words that occur in a larger share of all entries are ignored. */
const commonPart = 0.25;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z][a-z0-9_]{2,}|\d{3}/g));
}

/** The words of a message without quoted parts, which are usually the reader's own names. */
function wordsOfMessage(message: string): Set<string> {
  return wordsOf(message.replace(/"[^"]*"/g, ''));
}

/**
 * Finds the entries that match the reader's text: those whose message the text contains (a pasted error), and those
 * that contain every typed word or its beginning.
 *
 * @returns indices into `entries`, best first; empty if the text consists of stop words only
 */
export function findEntries(entries: readonly Entry[], query: string): number[] {
  const indexed = entries.map(({messages, text}) => ({
    messages: messages.map(wordsOfMessage),
    all: wordsOf([...messages, text].join(' ')),
  }));
  const counts = countOf(indexed.flatMap(({all}) => [...all]));
  // Inverse document frequency; 0 for words that occur in nearly every entry.
  const weightOf = (count: number): number =>
    count > entries.length * commonPart ? 0 : Math.log(1 + entries.length / count);
  const weights = new Map([...counts].map(([word, count]) => [word, weightOf(count)]));
  const weigh = (words: Iterable<string>): number =>
    Array.from(words).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const asked = wordsOf(query);
  // A message may be wrapped, but words from all over a log only look like one.
  const lines = query.split('\n');
  const pairs = lines.map((line, index) => wordsOf(`${line} ${lines[index + 1] ?? ''}`));
  const telling = [...asked].filter((word) => weights.get(word) !== 0);
  if (telling.length === 0) return [];
  return indexed
    .map(({messages, all}, index) => {
      const shared = messages.map((words) => {
        const hits = pairs.map((pair) => [...words].filter((word) => pair.has(word)));
        // Without the second condition, one word would do for a message whose others are all common.
        const covered = hits.map((hit) => (hit.length >= words.size / 2 ? weigh(hit) : 0));
        const weight = Math.max(...covered);
        return weight >= weigh(words) * minCoverage ? weight : 0;
      });
      const containsAll = telling.every((word) => [...all].some((other) => other.startsWith(word)));
      return {index, score: Math.max(...shared) + (containsAll ? 1 : 0)};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({index}) => index);
}
