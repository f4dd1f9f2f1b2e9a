/** One entry of the page. */
export interface Entry {
  /** The messages in its heading, which are alternatives; the heading itself where it describes a symptom. */
  messages: string[];
  /** The text below the heading. */
  text: string;
}

/** How much of the weight of an entry's message a pasted one must contain to be about it. */
const leastCoverage = 0.7;

/** Words in a larger part of all entries tell nothing. */
const commonPart = 0.25;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z][a-z0-9_]{2,}|\d{3}/g));
}

/** Words of a message; what it quotes is somebody's own name. */
function wordsOfMessage(message: string): Set<string> {
  return wordsOf(message.replace(/"[^"]*"/g, ''));
}

/**
 * Finds the entries that a reader's text is about: those whose message it contains, as a pasted one does, and those that
 * contain each of its words or beginnings of words, as a few typed words are meant.
 *
 * @returns positions in `entries`, the best first; none where the text has no telling word
 */
export function findEntries(entries: readonly Entry[], query: string): number[] {
  const indexed = entries.map(({messages, text}) => ({
    messages: messages.map(wordsOfMessage),
    all: wordsOf([...messages, text].join(' ')),
  }));
  const weights = new Map<string, number>();
  for (const word of indexed.flatMap(({all}) => [...all])) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const [word, count] of weights) {
    // Inverse document frequency; 0 for what stands nearly everywhere.
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
        return weight >= weigh(words) * leastCoverage ? weight : 0;
      });
      const containsAll = telling.every((word) => [...all].some((other) => other.startsWith(word)));
      return {index, score: Math.max(...shared) + (containsAll ? 1 : 0)};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({index}) => index);
}
