import {listByKey} from '@docs-kit/base/group';
import {isStopWord, split} from './tokenize';

/** Finds the error messages in a text that a reader pastes. The search and the filter of a page share it. */

const commands = ['docker', 'git', 'go', 'npm', 'uv', 'sudo', 'with-exec', '$'];
const program = /--|[{}|=]/;

/**
 * Whether a text in code may be an error message: at least three words that are neither a command line nor a program.
 *
 * @param command the name of the product's command-line tool
 */
export function isMessage(code: string, command: string): boolean {
  const words = code.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  const isCommand = [command, ...commands].some((name) => code.startsWith(`${name} `));
  return words.length >= 3 && !isCommand && !program.test(code);
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

/** The least share of a message's words that a pasted text must have. */
const minShare = 0.75;
/** How many other words may be among those of a message, such as its variable parts: a log contains any word somewhere. */
const slack = 8;
/** Messages with fewer words say nothing without the names that they quote, and must occur as they are. */
const minWords = 3;

/** The content words of a text without its variable parts, and numbers such as exit codes. */
function wordsOf(text: string): string[] {
  return split(text.replace(/(?:https?:\/\/|\.{0,2}\/)[^\s'"`]+/g, ' ')).filter(
    (word) => /^(?:\p{L}{2,}\d*|\d{3})$/u.test(word) && !isStopWord(word),
  );
}

/** The distinct words of a message without quoted parts, which are usually the reader's own names. */
function wordsOfMessage(message: string): string[] {
  const unquoted = new Set(wordsOf(message.replace(/"[^"]*"/g, '')));
  return [...(unquoted.size < minWords ? new Set(wordsOf(message)) : unquoted)];
}

export interface MatchedMessage {
  /** Its index in the list of messages. */
  index: number;
  /** From 0 to 1: the share of its words, and less for short messages without a number, such as an exit code. */
  certainty: number;
  /** How many of its words the text has, and whether it has all. */
  words: number;
  complete: boolean;
}

/** Finds the messages most of whose words occur close together in a text, in order of the list. */
export function matchMessages(messages: readonly string[], pasted: string): MatchedMessage[] {
  const asked = wordsOf(pasted);
  const positions = listByKey(asked.map((word, index) => [word, index] as const));
  return messages.map(wordsOfMessage).flatMap((words, index): MatchedMessage[] => {
    const found = words
      .flatMap((word) => positions.get(word) ?? [])
      .map((start) => new Set(asked.slice(start, start + words.length + slack)))
      .map((near) => words.filter((word) => near.has(word)))
      .reduce<string[]>((best, some) => (some.length > best.length ? some : best), []);
    const isShort = words.length < minWords && !pasted.toLowerCase().includes(messages[index]?.toLowerCase() ?? '');
    const share = isShort ? 0 : found.length / words.length;
    const hasNumber = found.some((word) => /^\d/.test(word));
    const certainty = share * (hasNumber ? 1 : 1 - 1 / (1 + found.length));
    return share >= minShare ? [{index, certainty, words: found.length, complete: share === 1}] : [];
  });
}

/** One entry of a page that explains messages. */
export interface Entry {
  /** Alternative messages, from `messagesOf`. */
  messages: string[];
  /** The text below the heading. */
  text: string;
}

/** Words that occur in a larger share of all entries are ignored. */
const commonShare = 0.25;

const distinctWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z][a-z0-9_]{2,}|\d{3}/g));

/**
 * Finds the entries that match the reader's text: those whose message the text contains (a pasted error), and those
 * that contain every typed word or its beginning.
 *
 * @returns indices into `entries`; empty if the text consists of common words only
 */
export function findEntries(entries: readonly Entry[], query: string): number[] {
  const texts = entries.map(({messages, text}) => [...distinctWords([...messages, text].join(' '))]);
  const telling = [...distinctWords(query)].filter(
    (word) => texts.filter((words) => words.includes(word)).length <= entries.length * commonShare,
  );
  if (telling.length === 0) return [];
  return entries.flatMap(({messages}, index) => {
    const hasAll = telling.every((word) => texts[index]?.some((other) => other.startsWith(word)));
    return hasAll || matchMessages(messages, query).length > 0 ? [index] : [];
  });
}
