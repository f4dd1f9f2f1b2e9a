import {listByKey} from '@docs-kit/base/group';
import {fold} from '@docs-kit/base/names';
import type {SearchRoutes} from '../options';
import {type DefinitionRow, type PageRow, rowsOf, type SiteFile, slug} from './format';
import {bigrams, split, stem, telling, titleKey, tokenize} from './tokenize';
import {readSynonyms} from './query';
import type {HitKind} from './types';

export interface Page {
  path: string;
  title: string;
  /** The innermost sidebar group, or an empty string. */
  group: string;
  kind: HitKind;
  /** An API reference page. */
  api: boolean;
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

/** Whether a name's place in the reference is a member, rather than the type that its page is about. */
export function isMember({section, anchor}: Target): boolean {
  return section.anchor !== '' || anchor !== undefined;
}

/** The pages and sections of the site, by name. */
export interface SiteIndex {
  /** The languages of tabs. */
  languages: Set<string>;
  /** The site's base path, with slashes at both ends. */
  baseUrl: string;
  /** The name of the product's command-line tool. */
  command: string;
  /** The site's own synonyms: stems with the stems of their synonyms. */
  synonyms: Map<string, Set<string>>;
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
  /** Stems without postings, because they occur in too many records. */
  common: Set<string>;
  /** Sections of guides by `titleKey`. */
  byTitle: Map<string, Section[]>;
  /** Sections and pages by the stems of their titles, and pages by the stems of their descriptions. */
  titled: Map<string, Section[]>;
  titledPages: Map<string, Page[]>;
  described: Map<string, Page[]>;
}

/** Whether a page is at or below a route. */
export const isBelow = (path: string, route: string): boolean => path === route || path.startsWith(`${route}/`);

/** What kind of hit a page is. */
export function kindOf(path: string, {next, reference}: SearchRoutes): HitKind {
  if (isBelow(path, next)) return 'next';
  return isBelow(path, reference) ? 'reference' : 'guide';
}

/** The stems of a title's content words, including names as a whole: `runTests` gives `run`, `test` and `runtest`. */
export function titleStems(title: string): string[] {
  return [...new Set(telling(tokenize(title)).map(stem))];
}

/** @throws if the file refers to a page or a section that it doesn't contain */
export function readSite(file: SiteFile): SiteIndex {
  const pages = rowsOf(file.pages).map((row) => readPage(row, file.routes));
  const sections: Section[] = [];
  const recordSections: Section[] = [];
  for (const [index, [pageIndex, title, anchor, parent, sdks, words, links]] of rowsOf(file.sections).entries()) {
    const page = pages[pageIndex];
    if (!page) throw new Error(`site.json: section ${index} has no page`);

    const section: Section = {
      page,
      title,
      anchor: page.sections.length === 0 ? '' : anchor === 0 ? slug(title) : anchor,
      parent: parent < 0 ? undefined : sections[parent],
      titleWeights: new Map(),
      bigrams: bigrams(title),
      records: [-1, ...sdks].map((language, record) => ({
        number: recordSections.length + record,
        sdk: file.languages[language],
      })),
      links,
      empty: words === 0 && sdks.length === 0,
    };
    recordSections.push(...section.records.map(() => section));
    sections.push(section);
    page.sections.push(section);
    page.length += words;
    page.links += links;
  }

  const titled = byStem(sections, ({title}) => titleStems(title));
  for (const [root, found] of titled)
    found.forEach(({titleWeights}) => titleWeights.set(root, Math.log(1 + sections.length / (1 + found.length))));

  for (const {titleWeights} of sections) {
    const total = [...titleWeights.values()].reduce((sum, weight) => sum + weight, 0);
    titleWeights.forEach((weight, root) => titleWeights.set(root, weight / total));
  }

  const definitions = new Map(
    file.definitions.map(([name, ...targets]) => [name, targets.map((target) => readTarget(target, sections))]),
  );
  const apiPages = pages.filter(({api}) => api);
  return {
    languages: new Set(file.languages),
    baseUrl: file.baseUrl,
    command: file.command,
    synonyms: readSynonyms(file.synonyms),
    pages,
    sections,
    recordSections,
    averagePageLength: pages.reduce((sum, {length}) => sum + length, 0) / pages.length,
    mostLinks: Math.max(1, ...pages.map(({links}) => links)),
    api: placesOfNames(apiPages, definitions),
    types: new Set(apiPages.map(({title}) => fold(title))),
    definitions,
    foldedDefinitions: new Map([...definitions].reverse().map(([name, targets]) => [fold(name), targets])),
    titleWords: new Set(sections.flatMap(({title}) => split(title))),
    common: new Set(file.common),
    byTitle: listByKey(
      sections.flatMap((section) =>
        section.page.api || section.page.kind === 'next' ? [] : [[titleKey(section.title), section]],
      ),
    ),
    titled,
    titledPages: byStem(pages, ({title}) => titleStems(title)),
    described: byStem(pages, ({descriptionStems}) => descriptionStems),
  };
}

function readPage([path, title, group, description]: PageRow, routes: SearchRoutes): Page {
  return {
    path,
    title,
    group,
    kind: kindOf(path, routes),
    api: isBelow(path, routes.api),
    integration: isBelow(path, routes.integrations),
    descriptionStems: titleStems(description),
    length: 0,
    links: 0,
    sections: [],
  };
}

function readTarget(target: DefinitionRow[1], sections: readonly Section[]): Target {
  const [index, anchor] = typeof target === 'number' ? [target] : target;
  const section = sections[index];
  if (!section) throw new Error(`site.json: no section ${index}`);

  return {section, ...(anchor !== undefined && {anchor})};
}

/** Where API types and members are described, by normalized name. */
function placesOfNames(pages: readonly Page[], definitions: ReadonlyMap<string, Target[]>): Map<string, Target[]> {
  const headings = pages.flatMap(({title: type, sections: [introduction, ...members]}) => [
    ...(introduction ? [[fold(type), {section: introduction}] as const] : []),
    ...members
      .filter(({title}) => !title.includes(' '))
      .flatMap((section) =>
        [fold(section.title), fold(type + section.title)].map((name) => [name, {section}] as const),
      ),
  ]);
  // Members without a heading, such as enum values.
  const rows = [...definitions].flatMap(([name, targets]) =>
    targets
      .filter(({section, anchor}) => section.page.api && anchor !== undefined)
      .map((target) => [fold(target.section.page.title + name), target] as const),
  );
  const names = listByKey<string, Target>([...headings, ...rows]);
  // Members of the most referenced types come first: `Directory.entries` before `EngineCacheEntrySet.entries`.
  const linksToPage = ({section}: Target): number => section.page.sections[0]?.links ?? 0;
  for (const found of names.values()) {
    found.sort(
      (a, b) =>
        Number(isMember(a)) - Number(isMember(b)) ||
        linksToPage(b) - linksToPage(a) ||
        b.section.links - a.section.links,
    );
  }
  return names;
}

function byStem<T>(all: readonly T[], stemsOf: (one: T) => readonly string[]): Map<string, T[]> {
  return listByKey(all.flatMap((one) => stemsOf(one).map((root) => [root, one] as const)));
}
