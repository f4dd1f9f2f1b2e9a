import {
  columnsOf,
  type DefinitionRow,
  type MessageRow,
  type PageRow,
  type SectionRow,
  type SiteFile,
  slug,
} from '../engine/format';
import type {IndexOptions, SearchRoutes} from '../options';
import {countOf, groupBy} from '@docs-kit/base/group';
import {isMessage, messagesOf} from '../engine/messages';
import {isBelow, kindOf} from '../engine/site-index';
import {isStopWord, split} from '../engine/tokenize';
import type {Page} from '@docs-kit/base/node/pages';
import type {Article, Definition, Section} from './sections';

/** A page with its sections and links. */
export interface ReadPage extends Page, Article {}

/** The maximum number of sections listed for a name. */
const sectionsPerName = 2;
/** The heading of the section that only links to other pages. */
export const leadingOn = 'See also';
/** Longer words are names, which are found by their parts. */
const maxWordLength = 20;

/** Everything in the index except postings. */
export interface Collected {
  /** The indexed texts, line by line, in index order: a section's text outside language tabs, then those in one language. */
  records: string[][];
  site: Omit<SiteFile, 'common'>;
  messages: MessageRow[];
  vocabulary: string[];
}

/**
 * Collects the index's records, and the titles, names and messages that refer to them.
 *
 * @param baseUrl the site's base path, with slashes at both ends
 */
export function collect(
  pages: readonly ReadPage[],
  baseUrl: string,
  {routes, languages, command, synonyms = []}: IndexOptions,
): Collected {
  const ids = languages.map(({id}) => id);
  const isApi = (path: string): boolean => isBelow(path, routes.api);
  const links = countOf(pages.flatMap((page) => page.links.map((link) => key(link.path, link.anchor))));
  const records: string[][] = [];
  const sections: SectionRow[] = [];
  const defined: DefinedName[] = [];
  const messages: MessageRow[] = [];

  for (const [pageIndex, page] of pages.entries()) {
    const first = sections.length;
    for (const section of page.sections) {
      const own = recordsOf(page, section);
      const index = sections.length;
      sections.push([
        pageIndex,
        section.title,
        section.anchor === '' || section.anchor === slug(section.title) ? 0 : section.anchor,
        section.parent < 0 ? -1 : first + section.parent,
        [...section.sdkLines.keys()].map((id) => ids.indexOf(id)),
        own[0]?.flatMap((line) => line.split(' ')).length ?? 0,
        links.get(key(page.path, section.anchor)) ?? 0,
      ]);
      records.push(...own);
      // A name in the heading of a message isn't explained there.
      const isMessages = page.path === routes.messages;
      defined.push(
        ...section.definitions.map(({name, strength, ...anchor}) => ({
          name,
          ...anchor,
          strength: isMessages ? 0 : strength,
          section: index,
          page: page.path,
          api: isApi(page.path),
        })),
      );
      if (!isApi(page.path)) {
        const {title, anchor, codeInTitle, code} = section;
        const texts =
          isMessages && anchor !== ''
            ? messagesOf(title, codeInTitle, code, command)
            : code.filter((text) => isMessage(text, command));
        messages.push(...[...new Set(texts)].map((text): MessageRow => [text, index]));
      }
    }
  }

  const site: Collected['site'] = {
    baseUrl,
    routes,
    languages: ids,
    command,
    synonyms,
    pages: columnsOf(
      pages.map((page): PageRow => [
        page.path,
        page.title,
        page.groups.at(-1) ?? '',
        isApi(page.path) ? '' : tellingWords(page.description),
      ]),
    ),
    sections: columnsOf(sections),
    definitions: definitionsOf(defined, sections, routes),
  };
  return {records, site, messages, vocabulary: vocabulary(pages, isApi)};
}

function tellingWords(text: string): string {
  return [...new Set(split(text))].filter((word) => !isStopWord(word)).join(' ');
}

interface DefinedName extends Definition {
  section: number;
  page: string;
  /** Whether it's in the API reference. */
  api: boolean;
}

const key = (path: string, anchor: string): string => `${path}#${anchor}`;

function recordsOf(page: Page, section: Section): string[][] {
  const isEmpty = section.lines.length === 0 && section.sdkLines.size === 0;
  if (section.anchor !== '' && (isEmpty || section.title === leadingOn)) {
    // A section without text of its own isn't an answer: only the headings below it, or the pages that it links to,
    // have text.
    return [[]];
  }
  return [
    [section.title, ...(section.anchor === '' ? [page.description] : []), ...section.lines],
    ...section.sdkLines.values(),
  ];
}

function definitionsOf(
  places: readonly DefinedName[],
  sections: readonly SectionRow[],
  routes: SearchRoutes,
): DefinitionRow[] {
  const defining = places.filter((place) => {
    const isVariable = /^_?[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(place.name);
    // Prose defines only variables. Of the API's arguments, only those that aren't ordinary words count.
    const isArgument = place.api && place.anchor === undefined;
    return isVariable || (place.strength > 0 && (!isArgument || split(place.name).length > 1));
  });
  return [...groupBy(defining, ({name}) => name)]
    .filter(([name]) => /[\p{L}\p{N}]/u.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, found]): DefinitionRow => {
      const best = found.sort(
        (a, b) =>
          rank(b, routes) - rank(a, routes) || (sections[b.section]?.[6] ?? 0) - (sections[a.section]?.[6] ?? 0),
      );
      const unique = best.filter((place, index) => best.findIndex(({section}) => section === place.section) === index);
      return [
        name,
        ...unique
          .slice(0, sectionsPerName)
          .map(({section, anchor}): DefinitionRow[1] => (anchor === undefined ? section : [section, anchor])),
      ];
    });
}

/**
 * Sorts the reference before guides for names that both define, members before the types of their options, and later
 * releases last.
 */
function rank({strength, page}: DefinedName, routes: SearchRoutes): number {
  const kind = kindOf(page, routes);
  return strength * 4 + (kind === 'reference' && !page.endsWith('Opts') ? 1 : 0) - (kind === 'next' ? 8 : 0);
}

function vocabulary(pages: readonly ReadPage[], isApi: (path: string) => boolean): string[] {
  const titles = new Set(pages.flatMap((page) => [page, ...page.sections].flatMap(({title}) => split(title))));
  const words = new Set(pages.flatMap((page) => page.words));
  const guides = pages.filter(({path}) => !isApi(path));
  return [...new Set([...words, ...brands(guides)])]
    .filter((word) => /^\p{L}+$/u.test(word) && word.length >= 4 && word.length <= maxWordLength)
    .filter((word) => !titles.has(word) && !isStopWord(word))
    .sort();
}

/**
 * Words with an inner capital that several sections contain, such as `OpenTelemetry`, whose parts are words as well.
 */
function brands(pages: readonly ReadPage[]): string[] {
  const words = pages
    .flatMap(({sections}) => sections)
    .flatMap(({lines}) => lines.join(' ').match(/(?<![\p{L}.])\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? []);
  return [...countOf(words.map((word) => word.toLowerCase()))].filter(([, count]) => count >= 2).map(([word]) => word);
}
