import {memoize} from '@docs-kit/base/memoize';
import type {Term} from './query';
import type {Segment} from './types';
import {stem, tokenize, written} from './tokenize';

/** Maximum length in characters: hits show one line. */
const maxLength = 100;

// Memoized, because each keystroke examines the same texts.
const readWord = memoize((word) => {
  const forms = tokenize(word);
  return {forms, stems: forms.map(stem)};
});
const readSentence = memoize((sentence) => sentence.match(written) ?? []);

/** Comments and references to other pages. */
const aside = /^(?:More: |\/\/|\/?\*|#|--\s|<!--|""")/;
/** What a word of the title is worth in an excerpt, which is shown below it. */
const titleValue = 0.3;

/** Whether a word in a text matches a term. */
function answers(word: string, terms: readonly Term[]): boolean {
  const {forms, stems} = readWord(word);
  return terms.some(
    (term) =>
      stems.includes(term.stem) ||
      (term.open && term.text.length > 1 && forms.some((form) => form.startsWith(term.text))),
  );
}

/** Splits a text into words and separators. */
const pieces = new RegExp(`(${written.source})`, 'u');

/** Splits a text into segments and marks those that match a term, including spaces between two matches. */
export function mark(text: string, terms: readonly Term[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of text.split(pieces).filter(Boolean)) {
    const marked = /[\p{L}\p{N}]/u.test(piece) && answers(piece, terms);
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += piece;
    else segments.push({text: piece, marked});
  }
  return segments;
}

/**
 * Extracts the sentence or line of a record that matches the most terms, at most 100 characters, with matches marked.
 *
 * @param text the record's text; its first line is the section's title
 * @param withTitle true if the first line is a title, which isn't used as an excerpt
 * @param flags the flags in the query, which a sentence should contain with their dashes
 */
export function excerpt(
  text: string,
  terms: readonly Term[],
  withTitle: boolean,
  flags: readonly string[] = [],
): Segment[] {
  const [title = '', ...rest] = text.split('\n');
  const lines = withTitle ? rest : [title, ...rest];
  const all = lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}`"])/u))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const telling = all.filter((sentence) => !aside.test(sentence));
  const sentences = telling.length > 0 ? telling : all;
  const titleWords = withTitle ? readSentence(title) : [];
  const valueOf = (term: Term): number => (titleWords.some((word) => answers(word, [term])) ? titleValue : 1);
  let best = sentences.find((sentence) => sentence.split(' ').length > 2) ?? sentences[0] ?? '';
  let most = 0;
  for (const sentence of sentences) {
    const words = readSentence(sentence);
    const value = terms
      .filter((term) => words.some((word) => answers(word, [term])))
      .reduce((sum, term) => sum + valueOf(term), 0);
    // Of equally good sentences, the shortest.
    const count = value + flags.filter((flag) => hasFlag(sentence, flag)).length - sentence.length / 10_000;
    if (count > most) {
      best = sentence;
      most = count;
    }
  }
  return mark(shorten(best, terms), terms);
}

/** Whether a text contains a flag, not only its words or a longer flag. */
function hasFlag(text: string, flag: string): boolean {
  return text.split(/[^\w-]+/).includes(flag);
}

/** Shortens a text to the part around the first match. */
function shorten(text: string, terms: readonly Term[]): string {
  if (text.length <= maxLength) return text;

  const words = text.split(' ');
  const first = Math.max(
    0,
    words.findIndex((word) => answers(word, terms)),
  );
  const lengthOf = (start: number, end: number): number => words.slice(start, end).join(' ').length;
  // Keeps twice as much after the first match as before it; two characters on each side are for ellipses.
  const room = maxLength - 4;
  let start = first;
  while (start > 0 && lengthOf(start - 1, first + 1) <= room / 3) start -= 1;

  let end = first + 1;
  while (end < words.length && lengthOf(start, end + 1) <= room) end += 1;

  const part = words.slice(start, end).join(' ').slice(0, room);
  return `${start > 0 ? '… ' : ''}${part}${end < words.length ? ' …' : ''}`;
}
