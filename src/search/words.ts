/** Words of queries and titles: splitting, folding and light stemming. Shared by the build and the browser. */

/** Words that carry no meaning in a question; the stems of `stem`. */
const stopWords = new Set(
  (
    'a about after all also am an and any are as at be been before being but by can cannot could did do does doing ' +
    'don done each for from get give go gets give had has have having here how i if im in into is it its ive just let ' +
    'like make me my need of on one or other our out please really say should show so some such tell than that the ' +
    'their them then there these they thing this those to tri try use used user using very via want was way we were ' +
    'what when where whether which while who why will wish with within work would you your'
  ).split(' '),
);

/** Letters and digits only, in lower case: `Container.withExec()` and `container with-exec` fold to the same key. */
export function fold(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/** The words of a text in lower case; `withExec`, `with-exec` and `with_exec` give `with` and `exec`. */
export function split(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** True where a word says nothing about the subject of a question. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/**
 * The stem of an English word in lower case. It is lighter than the stemming of the index and serves titles only:
 * `caching`, `caches` and `cache` share one stem, and so do `install` and `installation`.
 */
export function stem(word: string): string {
  let root = word;
  if (root.length > 4) {
    root = root.replace(/ies$/, 'y').replace(/(ss|x|z|ch|sh)es$/, '$1');
    root = root.replace(/([^suie])s$/, '$1').replace(/([ei])s$/, '$1');
  } else if (root.length === 4) {
    root = root.replace(/([^sui])s$/, '$1');
  }
  if (root.length > 5) {
    root = root.replace(/([a-z]{3,})ations?$/, '$1').replace(/([a-z]{3,})(?:ing|ed)$/, '$1');
    root = root.replace(/([bdgmnprt])\1$/, '$1');
  }
  return root.length > 4 ? root.replace(/e$/, '') : root;
}

/** A word as a text has it, with the signs that join its parts: `with-exec`, `dagger.json`, `don't`. */
export const written = /[\p{L}\p{N}_]+(?:[-.'][\p{L}\p{N}_]+)*/gu;

/**
 * Every word that a reader may write for something in a text, in lower case: `Container.withExec` gives
 * `containerwithexec`, `container`, `withexec`, `with` and `exec`.
 */
export function forms(text: string): string[] {
  const joined = (text.match(written) ?? []).flatMap((word) => [word, ...word.split('.')]);
  return [
    ...new Set([...joined.map((word) => word.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase()), ...split(text)]),
  ].filter(Boolean);
}
