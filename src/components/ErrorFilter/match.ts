/** One entry of the page. */
export interface Entry {
  /** The alternative messages in its heading, or the heading itself if it describes a symptom. */
  messages: string[];
  /** The text below the heading. */
  text: string;
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
  const weights = new Map<string, number>();
  for (const word of indexed.flatMap(({all}) => [...all])) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, count] of weights) {
    // Inverse document frequency; 0 for words that occur in nearly every entry.
    weights.set(word, count > entries.length * commonPart ? 0 : Math.log(1 + entries.length / count));
  }
  const weigh = (words: Iterable<string>): number =>
    Array.from(words).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const asked = wordsOf(query);
  const telling = [...asked].filter((word) => weights.get(word) !== 0);
  if (telling.length === 0) return [];
  return indexed
    .map(({messages, all}, index) => {
      const shared = messages.map((words) => {
        const weight = weigh([...words].filter((word) => asked.has(word)));
        return weight >= weigh(words) * minCoverage ? weight : 0;
      });
      const containsAll = telling.every((word) => [...all].some((other) => other.startsWith(word)));
      return {index, score: Math.max(...shared) + (containsAll ? 1 : 0)};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({index}) => index);
}
