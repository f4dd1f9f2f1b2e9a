import type {Term} from './query';
import type {Segment} from './types';
import {stem, tokenize, written} from './tokenize';

/** Maximum length in characters: hits show one line. */
const maxLength = 100;

/** Whether a word in a text matches a term. */
function answers(word: string, terms: readonly Term[]): boolean {
  const {own, stems} = readWord(word);
  return terms.some(
    (term) =>
      stems.includes(term.stem) ||
      (term.open && term.text.length > 1 && own.some((form) => form.startsWith(term.text))),
  );
}

interface Word {
  own: readonly string[];
  stems: readonly string[];
}

/** Memoized, because each keystroke examines the same texts. */
const words = new Map<string, Word>();

function readWord(word: string): Word {
  let read = words.get(word);
  if (!read) {
    const own = tokenize(word);
    read = {own, stems: own.map(stem)};
    words.set(word, read);
  }
  return read;
}

/** Splits a text into words and separators. */
const pieces = new RegExp(`(${written.source})`, 'u');

/** Splits a text into segments and marks those that match a term, including spaces between two matches. */
export function mark(text: string, terms: readonly Term[]): Segment[] {
  const segments: Segment[] = [];
  const add = (piece: string, marked: boolean): void => {
    const last = segments.at(-1);
    if (last?.marked === marked) {
      last.text += piece;
    } else if (piece) {
      segments.push({text: piece, marked});
    }
  };
  for (const piece of text.split(pieces)) {
    add(piece, /[\p{L}\p{N}]/u.test(piece) && answers(piece, terms));
  }
  return segments;
}

interface Sentence {
  text: string;
  words: readonly string[];
  /** On the first line. */
  isFirst: boolean;
}

/** Memoized sentences by text. */
const texts = new Map<string, Sentence[]>();

function readText(text: string): Sentence[] {
  let read = texts.get(text);
  if (!read) {
    read = text
      .split('\n')
      .flatMap((line, index) =>
        line
          .split(/(?<=[.!?])\s+(?=[\p{Lu}`"])/u)
          .map((sentence) => ({text: sentence, words: sentence.match(written) ?? [], isFirst: index === 0})),
      )
      .filter(({words}) => words.length > 0);
    texts.set(text, read);
  }
  return read;
}

/**
 * Extracts the sentence or line of a record that matches the most terms, at most 100 characters, with matches marked.
 *
 * @param text the record's text; its first line is the section's title
 * @param withTitle true if the first line is a title, which isn't used as an excerpt
 */
export function excerpt(text: string, terms: readonly Term[], withTitle: boolean): Segment[] {
  const sentences = readText(text).filter(({isFirst}) => !withTitle || !isFirst);
  let best = (sentences.find((sentence) => sentence.text.split(' ').length > 2) ?? sentences[0])?.text ?? '';
  let most = 0;
  for (const sentence of sentences) {
    const found = terms.filter((term) => sentence.words.some((word) => answers(word, [term])));
    const count = found.length - sentence.text.length / 10_000;
    if (count > most) {
      best = sentence.text;
      most = count;
    }
  }
  return mark(shorten(best, terms), terms);
}

/** Shortens a text to the part around the first match. */
function shorten(text: string, terms: readonly Term[]): string {
  if (text.length <= maxLength) {
    return text;
  }
  const words = text.split(' ');
  const first = Math.max(
    0,
    words.findIndex((word) => answers(word, terms)),
  );
  const lengthOf = (start: number, end: number): number => words.slice(start, end).join(' ').length;
  // Keeps twice as much after the first match as before it; two characters on each side are for ellipses.
  const room = maxLength - 4;
  let start = first;
  while (start > 0 && lengthOf(start - 1, first + 1) <= room / 3) {
    start -= 1;
  }
  let end = first + 1;
  while (end < words.length && lengthOf(start, end + 1) <= room) {
    end += 1;
  }
  const part = words.slice(start, end).join(' ').slice(0, room);
  return `${start > 0 ? '… ' : ''}${part}${end < words.length ? ' …' : ''}`;
}
