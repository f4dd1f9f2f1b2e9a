import {lengthOf, type Names, pageFlags, pageKinds, type PageRow, sdkLetters, slug} from './names';
import {titleStems} from './query';
import type {HitKind} from './types';
import {fold, split, stem} from './words';

export interface Page {
  index: number;
  path: string;
  title: string;
  groups: string[];
  kind: HitKind;
  /** A page of the API reference. */
  api: boolean;
  stems: string[];
  groupStems: string[];
  /** Stems of its description. */
  aboutStems: string[];
  /** It explains messages. */
  messages: boolean;
  /** Words outside of language tabs. */
  length: number;
  /** Its sections, the introduction first. */
  sections: Section[];
}

export interface Section {
  index: number;
  page: Page;
  title: string;
  /** Empty for the introduction. */
  anchor: string;
  parent: Section | undefined;
  stems: string[];
  /** What a word of the title counts in it: much in a short one. */
  titleShare: number;
  /** The stems of the title's words, and which share of the title each is, by how few titles have it; 1 in sum. */
  titleStems: Map<string, number>;
  /** Records of the index: the text outside of language tabs first, then those of the languages. */
  records: {number: number; sdk: string | undefined; length: number}[];
  links: number;
}

export interface Place {
  section: Section;
  anchor?: string;
}

/** The names of the site, ready to be searched. */
export interface Catalogue {
  pages: Page[];
  sections: Section[];
  /** Which section, and which of its records, a record of the index belongs to. */
  recordSections: Section[];
  averageLength: number;
  averagePageLength: number;
  /** Types and members of the API by folded name: `container`, `containerwithexec`, `withexec`; most linked first. */
  api: Map<string, Place[]>;
  /** Folded names of types of the API. */
  types: Set<string>;
  /** Names that sections define, as they are written. */
  definitions: Map<string, Place[]>;
  /** The same by folded name. */
  foldedDefinitions: Map<string, Place[]>;
  messages: {words: string[]; section: Section}[];
  words: string[];
  common: Set<string>;
  /** The sections whose titles have a stem, the pages, the pages below such a group, and those with such a description. */
  titled: Map<string, Section[]>;
  titledPages: Map<string, Page[]>;
  grouped: Map<string, Page[]>;
  described: Map<string, Page[]>;
}

/** The words of a message without what differs from case to case: numbers, quoted names, paths. */
export function messageWords(text: string): string[] {
  return split(text.replace(/(?:https?:\/\/|\.{0,2}\/)[^\s'"`]+/g, ' ')).filter((word) => /^\p{L}{2,}$/u.test(word));
}

const sdkOfLetter = new Map(Object.entries(sdkLetters).map(([sdk, letter]) => [letter, sdk]));

/** Reads the file of names. */
export function readNames(names: Names): Catalogue {
  const pages = names.pages.map((row, index) => readPage(index, row, names.groups));
  const sections: Section[] = [];
  const recordSections: Section[] = [];
  for (const [index, [page, title, anchor, parent, sdks, lengths, links]] of names.sections.entries()) {
    const owner = pages[page];
    if (!owner) {
      throw new Error(`names: section ${index} has no page`);
    }
    const stems = titleStems(title);
    const section: Section = {
      index,
      page: owner,
      title,
      anchor: owner.sections.length === 0 ? '' : anchor === 0 ? slug(title) : anchor,
      parent: parent < 0 ? undefined : sections[parent],
      stems,
      titleShare: Math.min(1, 2 / Math.sqrt(stems.length || 1)),
      titleStems: new Map(),
      records: Array.from(lengths, (letter, record) => ({
        number: recordSections.length + record,
        sdk: record === 0 ? undefined : sdkOfLetter.get(sdks[record - 1] ?? ''),
        length: lengthOf(letter.charCodeAt(0)),
      })),
      links,
    };
    recordSections.push(...section.records.map(() => section));
    sections.push(section);
    owner.sections.push(section);
    owner.length += section.records[0]?.length ?? 0;
  }

  const titled = byStem(sections, ({stems}) => stems);
  for (const section of sections) {
    section.titleStems = shares(section.title, (word) =>
      Math.log(1 + sections.length / (1 + (titled.get(word)?.length ?? 0))),
    );
  }

  const at = (index: number): Section => {
    const section = sections[index];
    if (!section) {
      throw new Error(`names: no section ${index}`);
    }
    return section;
  };
  const lengths = sections.flatMap(({records}) => records.map(({length}) => length));
  const definitions = new Map(
    names.definitions.map(([name, ...places]) => [
      name,
      places.map((place) =>
        typeof place === 'number' ? placeOf(name, place, at) : {section: at(place[0]), anchor: place[1]},
      ),
    ]),
  );
  return {
    pages,
    sections,
    recordSections,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    api: apiNames(sections, definitions),
    averagePageLength: pages.reduce((sum, {length}) => sum + length, 0) / Math.max(1, pages.length),
    types: new Set(pages.filter(({api}) => api).map(({title}) => fold(title))),
    definitions,
    foldedDefinitions: new Map([...definitions].reverse().map(([name, places]) => [fold(name), places])),
    messages: [
      ...names.messages.map(([text, index]) => ({words: messageWords(text), section: at(index)})),
      ...messageTitles(sections),
    ],
    words: [...new Set([...sections.flatMap(({title}) => split(title)), ...names.words.split(' ')])].filter(
      (word) => word.length >= 4 && !/\d/.test(word),
    ),
    common: new Set(names.common),
    titled,
    titledPages: byStem(pages, ({stems}) => stems),
    grouped: byStem(pages, ({groupStems}) => groupStems),
    described: byStem(pages, ({aboutStems}) => aboutStems),
  };
}

/** The stems of a title's words with the share that each has in the sum of their weights. */
function shares(title: string, weightOf: (stem: string) => number): Map<string, number> {
  const weights = new Map([...new Set(split(title).map(stem))].map((word) => [word, weightOf(word)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([word, weight]) => [word, weight / total]));
}

function placeOf(name: string, place: number, at: (index: number) => Section): Place {
  return place < 0 ? {section: at(-1 - place), anchor: name.toLowerCase()} : {section: at(place)};
}

function readPage(index: number, [path, title, groups, kind, flags, about]: PageRow, labels: string[]): Page {
  const own = groups.map((group) => labels[group] ?? '');
  return {
    index,
    path,
    title,
    groups: own,
    kind: pageKinds[kind] ?? 'guide',
    api: (flags & pageFlags.api) !== 0,
    stems: titleStems(title),
    groupStems: own.flatMap(titleStems),
    aboutStems: titleStems(about),
    messages: (flags & pageFlags.messages) !== 0,
    length: 0,
    sections: [],
  };
}

function apiNames(sections: Section[], definitions: Map<string, Place[]>): Map<string, Place[]> {
  const names = new Map<string, Place[]>();
  const add = (name: string, place: Place): void => {
    names.set(name, [...(names.get(name) ?? []), place]);
  };
  for (const section of sections.filter(({page}) => page.api)) {
    const type = fold(section.page.title);
    if (section.anchor === '') {
      add(type, {section});
    } else if (!section.title.includes(' ')) {
      add(fold(section.title), {section});
      add(type + fold(section.title), {section});
    }
  }
  // Members without a heading of their own, such as the values of an enumeration.
  for (const [name, places] of definitions) {
    for (const place of places.filter(({section, anchor}) => section.page.api && anchor !== undefined)) {
      add(fold(place.section.page.title) + fold(name), place);
    }
  }
  const isType = ({section, anchor}: Place): number => (section.anchor === '' && anchor === undefined ? 0 : 1);
  // What other types refer to is what readers are after: `Directory.entries` before `EngineCacheEntrySet.entries`.
  const linksToPage = ({section}: Place): number => section.page.sections[0]?.links ?? 0;
  for (const found of names.values()) {
    found.sort(
      (a, b) =>
        isType(a) - isType(b) ||
        linksToPage(b) - linksToPage(a) ||
        b.section.links - a.section.links ||
        a.section.index - b.section.index,
    );
  }
  return names;
}

/** Titles of pages that explain messages are messages as well: `The disk is full: no space left on device` has two. */
function messageTitles(sections: Section[]): Catalogue['messages'] {
  return sections
    .filter(({page, anchor}) => anchor !== '' && page.messages)
    .flatMap((section) =>
      [section.title, ...section.title.split(/[:,] | or /)].map((text) => ({words: messageWords(text), section})),
    )
    .filter(({words}) => words.length > 1);
}

function byStem<T>(all: readonly T[], stemsOf: (one: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    for (const title of new Set(stemsOf(one))) {
      const known = found.get(title);
      if (known) {
        known.push(one);
      } else {
        found.set(title, [one]);
      }
    }
  }
  return found;
}
