import {fold} from '@docs-kit/base/names';
import {matchMessages} from './messages';
import type {MessageRow} from './format';
import type {Query} from './query';
import {isMember, type SiteIndex, type Target} from './site-index';
import {isStopWord, split, titleKey} from './tokenize';

/** A section that a query names explicitly, with a certainty from 0 to 1. */
export interface Named extends Target {
  certainty: number;
}

/**
 * Finds explicit names in a query: API members, flags, variables, keys, messages, and titles.
 *
 * @param messages error messages, if the query looks like one
 */
export function lookUp(site: SiteIndex, query: Query, messages: readonly MessageRow[]): Named[] {
  return [
    ...(completeName(site, query) ?? apiNames(site, query)),
    ...definitions(site, query),
    ...messageSections(site, query, messages),
    ...titles(site, query),
    ...addressed(site, query),
  ];
}

/** Removes arguments: `dag.container().from("alpine")` gives `dag.container.from`. */
function withoutArguments(text: string): string {
  return text.replace(/\([^()]*\)/g, '').replace(/\(.*$/, '');
}

/**
 * The factor by which the other words of a query reduce a name's certainty: in a question in prose, the text decides.
 */
function proseFactor(others: readonly string[]): number {
  const contentWords = others.flatMap(split).filter((word) => !isStopWord(word)).length;
  return 1 / (1 + 0.5 * contentWords);
}

/** Shorter beginnings of names have too many completions. */
const minNameLength = 5;
/** Fits into the list of hits. */
const maxNames = 6;

/** Completes a query that's the beginning or the end of a name: `Container.withEx`, `ACME_TOKEN_F`, `MountedCache`. */
function completeName({api, definitions}: SiteIndex, {raw, terms}: Query): Named[] | undefined {
  const part = fold(raw);
  const isName = /^[\w.]*(?:\p{Ll}\p{Lu}|\w[_.])[\w.]*$/u.test(raw);
  if (!isName || part.length < minNameLength || api.has(part)) return undefined;

  const isOpen = terms.at(-1)?.open === true;
  const begun = [
    ...[...api].filter(([name]) => isOpen && name.startsWith(part)),
    ...[...definitions].filter(([name]) => isOpen && name.startsWith(raw)),
  ];
  const names = (
    begun.length > 0 || definitions.has(raw) ? begun : [...api].filter(([name]) => name.endsWith(part))
  ).sort(([a], [b]) => a.length - b.length);
  return names.length === 0
    ? undefined
    : names
        .slice(0, maxNames)
        .flatMap(([, targets], index) =>
          targets.slice(0, 1).map((target) => ({...target, certainty: index === 0 ? 1 : 0.5})),
        );
}

function apiNames(site: SiteIndex, query: Query): Named[] {
  const whole = withoutArguments(query.raw.replace(/^await\s+|^\./, '').replace(/->|::|\?\./g, '.')).replace(/^\$/, '');
  if (/^[\w.]+$/.test(whole) && whole.includes('.')) return chain(site, whole);

  const words = whole
    // The CLI's prefix of a message, rather than the type.
    .replace(/\berror:\s+(?=\S)/gi, '')
    .split(/\s+/);
  // With call syntax, any word is a name.
  if (words.length === 1 && /^\.?[\p{L}_][\w]*\(|^\.\p{L}/u.test(query.raw))
    return named(site, fold(whole), 1, isMember);

  const found = words.flatMap((word) =>
    word.includes('.') ? chain(site, word) : looksLikeName(site, word) ? named(site, fold(word), 1) : [],
  );
  const share = proseFactor(words.filter((word) => !looksLikeName(site, word) && !/\w\.\w/.test(word)));
  return found.map((name) => ({...name, certainty: name.certainty * share}));
}

function named(
  site: SiteIndex,
  folded: string,
  certainty: number,
  accepts: (place: Target) => boolean = () => true,
): Named[] {
  const targets = site.api.get(folded) ?? [];
  return targets
    .filter(accepts)
    .slice(0, maxNames)
    .map((target, index) => ({...target, certainty: certainty * (1 - 0.06 * index)}));
}

const fileName = /\.(?:go|java|json|lock|mdx?|mod|php|py|sum|toml|ts|txt|ya?ml)$/;

/**
 * In `dag.container.from`, the last name is the target, and the one before it is its type. File names such as
 * `package.json` aren't chains.
 */
function chain(site: SiteIndex, text: string): Named[] {
  if (fileName.test(text)) return [];

  const written = text.split('.').filter((part) => fold(part) !== '');
  const name = written.at(-1) ?? '';
  const last = fold(name);
  const owner = fold(written.at(-2) ?? '');
  const type = owner === 'dag' ? 'client' : owner;
  // A member of this type, not another name with the same spelling: `LLMTokenUsage` for `LLM.tokenUsage`,
  // `SourceMap.filename` for `File.name`.
  const exact = named(site, type + last, 1, (target) => isMember(target) && fold(target.section.page.title) === type);
  const isName = site.types.has(type) || looksLikeName(site, name) || owner === site.command;
  const rest = isName ? named(site, last, exact.length > 0 ? 0.8 : 1) : [];
  return [...exact, ...rest.filter(({section}) => !exact.some((other) => other.section === section))];
}

/** Whether a word is an API name, and written like one. */
function looksLikeName(site: SiteIndex, word: string): boolean {
  const [first] = site.api.get(fold(word)) ?? [];
  if (!first) return false;

  return /\p{Ll}\p{Lu}|[_()]|\p{L}-\p{L}/u.test(word) || (!isMember(first) && /^\p{Lu}/u.test(word));
}

/** Finds flags, variables and keys where they're defined. */
function definitions(site: SiteIndex, query: Query): Named[] {
  const tokens = query.tokens.map((token) => token.replace(/^["'`$({]+|["'`,;:)}]+$/g, '').replace(/=.*$/, ''));
  return tokens.flatMap((token) => {
    const isFlag = /^--?[A-Za-z]/.test(token);
    const isOrdinary = tokens.length > 1 || /^\p{Ll}+$/u.test(token);
    if (!isFlag && isOrdinary && !/[_.\d-]|\p{Ll}\p{Lu}/u.test(token)) return [];

    const targets = site.definitions.get(token) ?? (isFlag ? [] : (site.foldedDefinitions.get(fold(token)) ?? []));
    if (!isFlag && site.api.has(fold(token))) return [];

    const others = tokens.filter((other) => other !== token && !other.startsWith('-'));
    const share = isFlag && tokens[0] === site.command ? 1 : proseFactor(others);
    return targets.map((target, index): Named => ({
      ...target,
      // A name alone asks for its definition, rather than for a section whose title has it.
      certainty: (0.9 - 0.04 * index) * share * (tokens.length === 1 ? 1.5 : 1),
    }));
  });
}

/** Whether a query may be an error message. */
export function mayBeMessage({raw, tokens}: Query): boolean {
  const isQuestion = /\?$|^(?:how|why|can|does|do|is|are|what|where|when|which|who|should)\b/i.test(raw);
  return tokens.length >= minMessageWords && !isQuestion;
}

/** Questions may have fewer words of a message by coincidence. */
const minMessageWords = 3;

/**
 * Part of the engine's message about every program that fails, of which the exit code or another message in the log is
 * the cause.
 */
const failedProcess = 'complete successfully';
/** The factor for that message if the query contains the cause, too. */
const failedProcessShare = 0.6;

/** Finds the sections about the messages in a query. */
function messageSections({sections}: SiteIndex, query: Query, messages: readonly MessageRow[]): Named[] {
  const texts = messages.map(([text]) => text);
  const matched = matchMessages(texts, query.raw)
    .filter(({words}) => words >= minMessageWords)
    .map((match) => ({
      ...match,
      section: sections[messages[match.index]?.[1] ?? -1],
      isFailure: texts[match.index]?.includes(failedProcess) === true,
    }));
  const hasCause = matched.some(({complete, isFailure}) => complete && !isFailure);
  return matched.flatMap(({section, certainty, isFailure}) =>
    section ? [{section, certainty: certainty * (hasCause && isFailure ? failedProcessShare : 1)}] : [],
  );
}

/** The home page if the query is the product's name, and otherwise the page whose address it is: `/quickstart`. */
function addressed({pages, baseUrl, command, byTitle}: SiteIndex, {raw, terms: [term, ...others]}: Query): Named[] {
  const isHome = term?.text === command;
  if (term === undefined || others.length > 0 || (!isHome && byTitle.has(titleKey(raw)))) return [];
  const address = `${baseUrl}${isHome ? '' : term.text}`.replace(/(.)\/$/, '$1');
  const section = pages.find(({path}) => path === address)?.sections[0];
  return section ? [{section, certainty: 2}] : [];
}

/**
 * Finds sections whose titles equal the query, ignoring stop words: `How do I mount a secret as a file?`. A single
 * content word is a topic rather than a title, unless the query ends with all words of the title.
 */
function titles({byTitle}: SiteIndex, query: Query): Named[] {
  const asked = titleKey(query.raw);
  const ending = ` ${split(query.raw).join(' ')}`;
  return (byTitle.get(asked) ?? [])
    .filter(({title}) => asked.includes(' ') || (title.includes(' ') && ending.endsWith(` ${split(title).join(' ')}`)))
    .map((section) => ({section, certainty: 1}));
}
