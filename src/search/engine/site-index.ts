import {lengthOf, pageFlags, pageKinds, type PageRow, sdkLetters, type SiteFile, slug} from './format';
import {bigrams, fold, split, stem, telling, tokenize} from './tokenize';
import type {HitKind} from './types';

export interface Page {
  index: number;
  path: string;
  title: string;
  groups: string[];
  kind: HitKind;
  /** An API reference page. */
  api: boolean;
  /** A page that explains error messages. */
  messages: boolean;
  /** A page about one other system, such as a CI provider. */
  integration: boolean;
  descriptionStems: string[];
  /** The number of words outside language tabs. */
  length: number;
  /** The number of links to it or its sections. */
  links: number;
  /** Its sections, starting with the introduction. */
  sections: Section[];
}

export interface Section {
  index: number;
  page: Page;
  title: string;
  /** Empty for the introduction. */
  anchor: string;
  parent: Section | undefined;
  /** The stems of the title with their inverse document frequency among titles, normalized to a sum of 1. */
  titleWeights: Map<string, number>;
  /** The pairs of adjacent words in the title. */
  bigrams: Set<string>;
  /** Index records: first the text outside language tabs, then one for each language. */
  records: {number: number; sdk: string | undefined}[];
  links: number;
  /** A heading without text of its own. */
  empty: boolean;
}

/** The place where a name is defined. */
export interface Target {
  section: Section;
  anchor?: string;
}

/** The pages and sections of the site, by name. */
export interface SiteIndex {
  pages: Page[];
  sections: Section[];
  /** Maps each record of the index to its section. */
  recordSections: Section[];
  averagePageLength: number;
  mostLinks: number;
  /**
   * API types and members by normalized name: `container`, `containerwithexec`, `withexec`; those with the most links
   * first.
   */
  api: Map<string, Target[]>;
  /** Normalized names of API types. */
  types: Set<string>;
  /** Names that sections define, as written. */
  definitions: Map<string, Target[]>;
  /** The same by normalized name. */
  foldedDefinitions: Map<string, Target[]>;
  /** All words in titles. */
  titleWords: Set<string>;
  common: Set<string>;
  /** Sections and pages by the stems of their titles, and pages by the stems of their descriptions. */
  titled: Map<string, Section[]>;
  titledPages: Map<string, Page[]>;
  described: Map<string, Page[]>;
}

/** The stems of a title's content words, including names as a whole: `runTests` gives `run`, `test` and `runtest`. */
export function titleStems(title: string): string[] {
  return [...new Set(telling(tokenize(title)).map(stem))];
}

const sdkOfLetter = new Map(Object.entries(sdkLetters).map(([sdk, letter]) => [letter, sdk]));

/** @throws if the file refers to a page or a section that it doesn't contain */
export function readSite(file: SiteFile): SiteIndex {
  const pages = file.pages.map((row, index) => readPage(index, row, file.groups));
  const sections: Section[] = [];
  const recordSections: Section[] = [];
  for (const [index, [pageIndex, title, anchor, parent, sdks, length, links]] of file.sections.entries()) {
    const page = pages[pageIndex];
    if (!page) {
      throw new Error(`site.json: section ${index} has no page`);
    }
    const section: Section = {
      index,
      page,
      title,
      anchor: page.sections.length === 0 ? '' : anchor === 0 ? slug(title) : anchor,
      parent: parent < 0 ? undefined : sections[parent],
      titleWeights: new Map(),
      bigrams: bigrams(title),
      records: ['', ...Array.from(sdks)].map((letter, record) => ({
        number: recordSections.length + record,
        sdk: sdkOfLetter.get(letter),
      })),
      links,
      empty: length === 'a' && sdks === '',
    };
    recordSections.push(...section.records.map(() => section));
    sections.push(section);
    page.sections.push(section);
    page.length += lengthOf(length.charCodeAt(0));
    page.links += links;
  }

  const titled = byStem(sections, ({title}) => titleStems(title));
  for (const [root, found] of titled) {
    found.forEach(({titleWeights}) => titleWeights.set(root, Math.log(1 + sections.length / (1 + found.length))));
  }
  for (const {titleWeights} of sections) {
    const total = [...titleWeights.values()].reduce((sum, weight) => sum + weight, 0);
    titleWeights.forEach((weight, root) => titleWeights.set(root, weight / total));
  }

  const at = (index: number): Section => {
    const section = sections[index];
    if (!section) {
      throw new Error(`site.json: no section ${index}`);
    }
    return section;
  };
  const definitions = new Map(
    file.definitions.map(([name, ...targets]) => [
      name,
      targets.map((target): Target => {
        if (typeof target !== 'number') {
          return {section: at(target[0]), anchor: target[1]};
        }
        return target < 0 ? {section: at(-1 - target), anchor: name.toLowerCase()} : {section: at(target)};
      }),
    ]),
  );
  const apiPages = pages.filter(({api}) => api);
  return {
    pages,
    sections,
    recordSections,
    averagePageLength: pages.reduce((sum, {length}) => sum + length, 0) / pages.length,
    mostLinks: Math.max(1, ...pages.map(({links}) => links)),
    api: apiNames(apiPages, definitions),
    types: new Set(apiPages.map(({title}) => fold(title))),
    definitions,
    foldedDefinitions: new Map([...definitions].reverse().map(([name, targets]) => [fold(name), targets])),
    titleWords: new Set(sections.flatMap(({title}) => split(title))),
    common: new Set(file.common),
    titled,
    titledPages: byStem(pages, ({title}) => titleStems(title)),
    described: byStem(pages, ({descriptionStems}) => descriptionStems),
  };
}

function readPage(index: number, [path, title, groups, kind, flags, description]: PageRow, labels: string[]): Page {
  return {
    index,
    path,
    title,
    groups: groups.map((group) => labels[group] ?? ''),
    kind: pageKinds[kind] ?? 'guide',
    api: (flags & pageFlags.api) !== 0,
    messages: (flags & pageFlags.messages) !== 0,
    integration: (flags & pageFlags.integration) !== 0,
    descriptionStems: titleStems(description),
    length: 0,
    links: 0,
    sections: [],
  };
}

function apiNames(pages: readonly Page[], definitions: Map<string, Target[]>): Map<string, Target[]> {
  const names = new Map<string, Target[]>();
  const add = (name: string, target: Target): void => {
    names.set(name, [...(names.get(name) ?? []), target]);
  };
  for (const section of pages.flatMap(({sections}) => sections)) {
    const type = fold(section.page.title);
    if (section.anchor === '') {
      add(type, {section});
    } else if (!section.title.includes(' ')) {
      add(fold(section.title), {section});
      add(type + fold(section.title), {section});
    }
  }
  // Members without a heading, such as enum values.
  for (const [name, targets] of definitions) {
    for (const target of targets.filter(({section, anchor}) => section.page.api && anchor !== undefined)) {
      add(fold(target.section.page.title) + fold(name), target);
    }
  }
  const isType = ({section, anchor}: Target): number => (section.anchor === '' && anchor === undefined ? 0 : 1);
  // Members of the most referenced types come first: `Directory.entries` before `EngineCacheEntrySet.entries`.
  const linksToPage = ({section}: Target): number => section.page.sections[0]?.links ?? 0;
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

function byStem<T>(all: readonly T[], stemsOf: (one: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    for (const root of new Set(stemsOf(one))) {
      const known = found.get(root);
      if (known) {
        known.push(one);
      } else {
        found.set(root, [one]);
      }
    }
  }
  return found;
}
