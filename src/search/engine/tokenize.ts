/** Tokenizes, normalizes and lightly stems texts, titles and queries. Shared by the build and the browser. */

/** Stop words, including contractions as `tokenize` normalizes them. */
const stopWords = new Set(
  (
    'a about after all also am an and any are as at be been before being but by can cannot could did do does doing ' +
    'don done each for from get give go gets give had has have having here how i if im in into is it its ive just let ' +
    'like make me my need of on one or other our out please really say should show so some such tell than that the ' +
    'their them then there these they thing this those to tri try use used user using very via want was way we were ' +
    'what when where whether which while who why will wish with within work would you your ' +
    'able another anybody anyone anything arent cant couldnt didnt different does doesnt dont everybody everyone ' +
    'everything hasnt havent isnt know possible really shouldnt somebody someone something thats wasnt whats wont wouldnt'
  ).split(' '),
);

/**
 * Words that questions contain besides their subject. They have a lower weight rather than none, because some pages are
 * about them.
 */
const weakWords = new Set(
  (
    'able across actually added again against ago allow already always amount another anybody anyone anything ' +
    'anyway around aside away back bad based basically because become begin behind believe below best better ' +
    'between big bit both bring bunch came care case certain clear close come comes coming complete completely ' +
    'correct correctly couple course current currently day deal decide depending different difficult down during ' +
    'easily easy either else ends enough especially even ever every everybody everyone everything everywhere ' +
    'exact exactly existing explain extra far feel few final finally find first five follow forget found four ' +
    'friend full further gave general generally given giving goes going gone good got great guy guys half happen ' +
    'happens hard help hence her hers herself hey high him himself his hold hope however idea inside instead ' +
    'itself keep keeps kept kind knew know known knows lack large last later latest least left less lets life ' +
    'line little lives long longer look looking looks lot lots low made main makes making many matter maybe mean ' +
    'means meant might mine minute minutes moment more most mostly much must myself nearly necessary needed ' +
    'needs never new next nice no nobody none nor normal normally nothing now obviously off often ok okay old ' +
    'once ones only onto others ought ours over overall own part parts past people per perhaps person place ' +
    'plain point possible possibly pretty previous probably problem proper properly purpose put puts putting ' +
    'question quickly quite rather ready real reason recommended regular related remain rest right same saw says ' +
    'second see seeing seem seems seen sense separate set several she short showing shows side similar simple ' +
    'simply since single sits six small somebody somehow someone something sometimes somewhere soon sort special ' +
    'started still stuff sure surely take taken takes taking talk team teams ten thank thanks themselves ' +
    'therefore things think third though thought three through throughout time times today together told too ' +
    'took top toward towards turn turned turns twice two under unless unlike until up upon us useful usual ' +
    'usually various wanted wants ways well went whatever whenever whole whose without wonder working works ' +
    'world worth wrong year years yes yet yourself'
  ).split(' '),
);

/**
 * Normalizes a name to lower-case letters and digits: `Container.withExec()` and `container with-exec` give the same
 * key.
 */
export function fold(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/** Splits a text into lower-case words; `withExec`, `with-exec` and `with_exec` give `with` and `exec`. */
export function split(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether a word or its base form is a stop word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (/(?:ing|ed|s)$/.test(word) && stopWords.has(stem(word)));
}

/** Removes stop words, unless there are no others; keeps `go`, which is a language in titles. */
export function telling(words: readonly string[]): readonly string[] {
  const found = words.filter((word) => !isStopWord(word) || word === 'go');
  return found.length > 0 ? found : words;
}

/** Whether a word has a lower weight in questions. */
export function isWeak(word: string): boolean {
  return weakWords.has(word);
}

/**
 * Stems an English word in lower case: `caching`, `caches` and `cache` share a stem, and so do `install` and
 * `installation`.
 */
export function stem(word: string): string {
  let root = known.get(word);
  if (root === undefined) {
    root = stripSuffixes(word);
    known.set(word, root);
  }
  return root;
}

/** Memoized, because the same words occur again and again. */
const known = new Map<string, string>();

function stripSuffixes(word: string): string {
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

/** Matches a word with the punctuation that joins its parts: `with-exec`, `dagger.json`, `don't`. */
export const written = /[\p{L}\p{N}_]+(?:[-.'][\p{L}\p{N}_]+)*/gu;

/**
 * All forms in which a reader may write each word of a text, in lower case, with repetitions: `Container.withExec`
 * gives `containerwithexec`, `container`, `withexec`, `with` and `exec`.
 */
export function tokenize(text: string): string[] {
  return (text.match(written) ?? []).flatMap((word) => {
    let forms = tokenized.get(word);
    if (!forms) {
      const joined = [word, ...word.split('.')].map((part) => part.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase());
      forms = [...new Set([...joined, ...split(word)])].filter(Boolean);
      tokenized.set(word, forms);
    }
    return forms;
  });
}

const tokenized = new Map<string, readonly string[]>();

/** The pairs of adjacent words of a text, stemmed, except those of two stop words. */
export function bigrams(text: string): Set<string> {
  const words = split(text);
  return new Set(
    words.slice(1).flatMap((word, index) => {
      const before = words[index] ?? '';
      return isStopWord(before) && isStopWord(word) ? [] : [`${stem(before)} ${stem(word)}`];
    }),
  );
}
