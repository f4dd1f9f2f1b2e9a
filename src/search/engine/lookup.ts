import type {Catalogue, Place} from './catalogue';
import {messageWords} from './catalogue';
import type {Query} from './query';
import {fold, split} from './words';

/** A place that a query names outright, and how sure that is: from 0 to 1. */
export interface Named extends Place {
  certainty: number;
}

/** Finds what a query names: members of the API, flags, commands, variables, keys, messages, and titles. */
export function lookUp(catalogue: Catalogue, query: Query): Named[] {
  return [
    ...apiNames(catalogue, query),
    ...commands(catalogue, query),
    ...definitions(catalogue, query),
    ...messages(catalogue, query),
    ...titles(catalogue, query),
  ];
}

/** A call without its arguments: `dag.container().from("alpine")` gives `dag.container.from`. */
function withoutArguments(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return rest.replace(/\(.*$/, '');
}

/** How much each other word of the query takes from what a name of the API, or another name, says. */
const sureness = {
  others: 0.5,
  defOthers: 0.3,
  /** What is left of a name that is an ordinary word. */
  ordinary: 0.05,
};

function apiNames(catalogue: Catalogue, query: Query): Named[] {
  const whole = withoutArguments(query.raw.replace(/^await\s+|^\./, '').replace(/->|::|\?\./g, '.')).replace(/^\$/, '');
  if (/^[\w.]+$/.test(whole) && whole.includes('.')) {
    return chain(catalogue, whole);
  }
  const words = whole.split(/\s+/).filter(Boolean);
  // Written as a call, any word is a name.
  if (words.length === 1 && /^\.?[\p{L}_][\w]*\(|^\.\p{L}/u.test(query.raw)) {
    return named(catalogue, fold(whole), 1, isMember);
  }
  // `.gitignore` in a question is a file.
  const found = words
    .filter((word) => words.length === 1 || !/^\.\p{Ll}+\??$/u.test(word))
    .flatMap((word) =>
      word.includes('.')
        ? chain(catalogue, word)
        : looksLikeName(catalogue, word)
          ? named(catalogue, fold(word), 1)
          : [],
    );
  const joined = fold(whole);
  // `container withExec`, `Container with_exec`: a type and one of its members.
  if (words.length > 1 && words.length <= 4 && catalogue.types.has(fold(words[0] ?? '')) && found.length > 0) {
    return [...named(catalogue, joined, 1), ...found.map((name) => ({...name, certainty: name.certainty * 0.9}))];
  }
  const others = words.filter((word) => !looksLikeName(catalogue, word)).length;
  return found.map((name) => ({...name, certainty: name.certainty / (1 + sureness.others * others)}));
}

function named(
  catalogue: Catalogue,
  folded: string,
  certainty: number,
  accepts: (place: Place) => boolean = () => true,
): Named[] {
  const places = catalogue.api.get(folded) ?? catalogue.api.get(`experimental${folded}`) ?? [];
  return places
    .filter(accepts)
    .slice(0, 6)
    .map((place, index) => ({...place, certainty: certainty * (1 - 0.06 * index)}));
}

const fileName = /\.(?:go|java|json|lock|mdx?|mod|php|py|sum|toml|ts|txt|ya?ml)$/;

/**
 * `dag.container.from`: the last name is the one that is meant, those before it say of which type. File names such as
 * `dagger.json` are no chains.
 */
function chain(catalogue: Catalogue, text: string): Named[] {
  if (fileName.test(text)) {
    return [];
  }
  const written = text.split('.').filter((part) => fold(part) !== '');
  const name = written.at(-1) ?? '';
  const last = fold(name);
  const owner = fold(written.at(-2) ?? '');
  const type = owner === 'dag' ? 'client' : owner;
  // A member of this type, and not what reads the same: `LLMTokenUsage` for `LLM.tokenUsage`, `SourceMap.filename` for `File.name`.
  const exact = named(catalogue, type + last, 1, (place) => isMember(place) && fold(place.section.page.title) === type);
  const isName = catalogue.types.has(type) || looksLikeName(catalogue, name) || owner === 'dagger';
  const rest = isName ? named(catalogue, last, owner === 'dagger' ? 1 : 0.8) : [];
  return [...exact, ...rest.filter(({section}) => !exact.some((other) => other.section === section))];
}

function isMember({section, anchor}: Place): boolean {
  return section.anchor !== '' || anchor !== undefined;
}

/** Written as names are, or the name of a member that is no ordinary word. */
function looksLikeName(catalogue: Catalogue, word: string): boolean {
  const folded = fold(word);
  const [first, ...others] = catalogue.api.get(folded) ?? [];
  if (!first) {
    return false;
  }
  const isType = !isMember(first);
  if (/\p{Ll}\p{Lu}|[_()]|\p{L}-\p{L}/u.test(word) || (isType && /^\p{Lu}/u.test(word))) {
    return true;
  }
  return [first, ...others].some(({section}) => split(section.title).length > 1);
}

/** `dagger call build --source=.` names the section of `dagger call`. */
function commands(catalogue: Catalogue, query: Query): Named[] {
  const words = query.raw.split(/\s+/);
  if (words[0] !== 'dagger') {
    return [];
  }
  const plain = words.findIndex((word) => /^["'-]/.test(word));
  const path = plain < 0 ? words : words.slice(0, plain);
  for (let length = path.length; length > 1; length -= 1) {
    const title = path.slice(0, length).join(' ');
    const sections = catalogue.sections.filter(
      (section) => section.title === title && section.page.kind === 'reference',
    );
    if (sections.length > 0) {
      // What follows may be a function's name, or the rest of a question.
      const certainty = 0.95 / (1 + 0.6 * Math.max(0, path.length - length - (plain < 0 ? 0 : 1)));
      return sections.map((section) => ({section, certainty}));
    }
  }
  return [];
}

function definitions(catalogue: Catalogue, query: Query): Named[] {
  const tokens = query.tokens.map((token) => token.replace(/^["'`$({]+|["'`,;:)}]+$/g, '').replace(/=.*$/, ''));
  const command = query.tokens.filter((token) => !token.startsWith('-')).join(' ');
  const inCommand = tokens[0] === 'dagger';
  return tokens.flatMap((token) => {
    const isFlag = /^--?[A-Za-z]/.test(token);
    const isName = isFlag || /[_.\d-]|\p{Ll}\p{Lu}/u.test(token) || tokens.length === 1;
    const places =
      catalogue.definitions.get(token) ??
      (isName && !isFlag ? catalogue.foldedDefinitions.get(fold(token)) : undefined) ??
      [];
    // `.help`, which Dagger Shell knows, is written as a member is.
    const isBuiltin = token.startsWith('.') && places.some(({section}) => section.page.kind === 'guide');
    if (!isName || (!isFlag && !isBuiltin && catalogue.api.has(fold(token)))) {
      return [];
    }
    const ordinary = /^\p{Ll}+$/u.test(token);
    const others = tokens.filter((other) => other !== token && !/^--?/.test(other)).length;
    return places
      .filter(({section}) => !ordinary || !section.page.api)
      .map((place, index): Named => {
        const ofCommand = isFlag && command !== '' && command.startsWith(place.section.title);
        const share = isFlag
          ? 1 / (1 + Math.max(0, inCommand ? 0 : others - 2))
          : 1 / (1 + sureness.defOthers * others);
        return {
          ...place,
          certainty:
            ((ofCommand || isBuiltin ? 1.01 : 0.9) - 0.04 * index) * share * (ordinary ? sureness.ordinary : 1),
        };
      });
  });
}

/** True where a query reads like a message that was pasted, and not like a question. */
export function looksLikeMessage(query: Query): boolean {
  return (
    query.tokens.length >= 5 &&
    /["'`]|: |\b(error|failed|fatal|panic|exception|cannot|denied)\b/i.test(query.raw) &&
    !query.raw.endsWith('?')
  );
}

/** Less of a message than this is chance. */
const leastOfMessage = 0.6;

/** Messages whose words the query has in their order. */
function messages(catalogue: Catalogue, query: Query): Named[] {
  const words = messageWords(query.raw);
  if (words.length < 3) {
    return [];
  }
  const asked = new Set(words);
  return catalogue.messages.flatMap((message): Named[] => {
    // Quicker than to look at the order, and false for nearly all.
    if (message.words.filter((word) => asked.has(word)).length < leastOfMessage * message.words.length) {
      return [];
    }
    const common = longestCommon(words, message.words);
    const share = common / Math.max(1, message.words.length);
    if (common < 2 || share < leastOfMessage) {
      return [];
    }
    return [{section: message.section, certainty: share * (1 - 1 / (1 + common))}];
  });
}

/** The number of words that two texts have in common in the same order. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  let previous = new Array<number>(b.length + 1).fill(0);
  for (const left of a) {
    const current = [0];
    for (const [column, right] of b.entries()) {
      current.push(
        left === right ? (previous[column] ?? 0) + 1 : Math.max(previous[column + 1] ?? 0, current[column] ?? 0),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Fewer words are a subject, and no title that somebody has copied. */
const leastOfTitle = 3;

/** Sections of guides whose titles the query is, word for word. */
function titles({sections}: Catalogue, query: Query): Named[] {
  if (query.tokens.length < leastOfTitle) {
    return [];
  }
  const asked = fold(query.raw);
  return sections
    .filter(({title, page}) => page.kind === 'guide' && fold(title) === asked)
    .map((section) => ({section, certainty: 1}));
}
