import type {Element, ElementContent, Nodes} from 'hast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {append} from '@docs-kit/base/group';
import {elementsIn, hasClass, textOf} from '@docs-kit/base/node/hast';
import {parseContent} from '@docs-kit/base/node/parse-html';
import {split} from '../engine/tokenize';

/** A name that a section defines: in its heading, at the start of a table row, or in its text. */
export interface Definition {
  name: string;
  /** How directly the section defines the name: 2 for a heading, 1 for the start of a row, 0 for text. */
  strength: number;
  /** The row's anchor, if it has one. */
  anchor?: string;
}

/** A section of a page: the content between one heading of level 1 to 3 and the next. */
export interface Section {
  /** The heading's text; for the introduction, the page's title. */
  title: string;
  /** Without `#`; empty for the introduction. */
  anchor: string;
  /** Index of the parent heading's section within the page; -1 if there's none. */
  parent: number;
  /** Paragraphs, rows and lines of code outside language tabs. */
  lines: string[];
  /** The same for each language, by its id. */
  sdkLines: Map<string, string[]>;
  /** All inline code, and that in the title. */
  code: string[];
  codeInTitle: string[];
  definitions: Definition[];
}

/** A link to a section: its path, and its anchor or an empty string. */
export interface Link {
  path: string;
  anchor: string;
}

/** Rows of the reference that repeat a member's name in other spellings, and list guides. */
const skippedClasses = ['api-names', 'api-guides'];
const skippedTags = new Set(['button', 'footer', 'noscript', 'script', 'style', 'svg', 'template']);
const blockTags = new Set(
  'address article blockquote br details div dl figcaption figure h4 h5 h6 header hr li ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const cellTags = new Set(['td', 'th', 'dd']);
/** Lists that repeat the summaries of the members below, or name the members that lead to a type. */
const listAnchors = /^(api-.*|used-by)$/;
const variableName = /^_?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?$/;

/** The indexed content of a page. */
export interface Article {
  sections: Section[];
  links: Link[];
  /** The distinct words outside language tabs. */
  words: string[];
}

/** Highlighting accounts for most elements of a page, and for most of the parsing time. */
const token = /<span class="?token[^>]*>([^<]*)<\/span>/g;

/** Extracts the article: the navigation around it is most of a page, and slow to parse. */
export function articleOf(html: string): string {
  return html.slice(Math.max(0, html.indexOf('<article')), html.lastIndexOf('</article>'));
}

/** Parses an article, without the colours of its code, and finds its content; undefined if it has none. */
export function contentOf(article: string): Element | undefined {
  const tree = parseContent(article.replace(token, '$1'));
  return findFirst(tree, (element) => hasClass(element, 'theme-doc-markdown'));
}

/**
 * Splits the main content of a built page into sections. Language tabs have `data-sdk-tabs`, and their panels
 * `data-value`.
 *
 * @param article the page's article, as HTML
 * @returns an empty list if the page has no main content, like the not-found page
 */
export function readSections(article: string, title: string): Article {
  const body = contentOf(article);
  if (!body) return {sections: [], links: [], words: []};

  const reader = new Reader(title);
  reader.read(body.children, {});
  const sections = reader.finish();
  const words = new Set(sections.flatMap(({lines}) => lines.flatMap(split)));
  return {sections, links: linksIn(body), words: [...words]};
}

/** The first element that matches, in document order. */
function findFirst(tree: Nodes, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!matches(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** A table's header row has none. */
const isRowStart = (cell: ElementContent): cell is Element =>
  cell.type === 'element' && (cell.tagName === 'td' || cell.properties.scope === 'row');

const isGeneratedRow = (element: Element): boolean => skippedClasses.some((name) => hasClass(element, name));

/** An attribute's value; undefined if the element doesn't have it. */
const attribute = ({properties}: Element, name: string): string | undefined =>
  properties[name] === undefined ? undefined : String(properties[name]);

/** The links that authors wrote. Generated links, such as those in code, say nothing about importance. */
function linksIn(body: Element): Link[] {
  const links: Link[] = [];
  visit(body, 'element', (element) => {
    if (element.tagName === 'pre' || isGeneratedRow(element)) return SKIP;
    const [, path, anchor = ''] = /^(\/[^?#]*)(?:[^#]*)(?:#(.*))?$/.exec(attribute(element, 'href') ?? '') ?? [];
    if (path !== undefined) links.push({path: path.replace(/(.)\/$/, '$1'), anchor});
    return undefined;
  });
  return links;
}

interface Where {
  /** The language of the surrounding tab. */
  sdk?: string;
  inTabs?: boolean;
  /** Within a code block, where line breaks matter. */
  pre?: boolean;
}

class Reader {
  private readonly sections: Section[] = [];
  private current: Section;
  private heading2 = -1;
  private line = '';
  private lineSdk: string | undefined;
  /** Within an ignored list. */
  private skipping = false;

  constructor(title: string) {
    this.current = emptySection(title, '', -1);
    this.sections.push(this.current);
  }

  finish(): Section[] {
    this.breakLine();
    return this.sections;
  }

  read(nodes: readonly ElementContent[], where: Where): void {
    for (const node of nodes) {
      if (node.type === 'element') this.readElement(node, where);
      else if (node.type === 'text') this.readText(node.value, where);
    }
  }

  private readElement(element: Element, where: Where): void {
    const {tagName} = element;
    const role = attribute(element, 'role');
    if (skippedTags.has(tagName) || isGeneratedRow(element) || role === 'tablist' || tagName === 'h1') return;

    if (tagName === 'h2' || tagName === 'h3') {
      this.readHeading(element, tagName === 'h2' ? 2 : 3);
      return;
    }
    if (tagName === 'tr' || tagName === 'dt') this.readRowName(element);
    else if (tagName === 'code' && !where.pre && !this.skipping) this.current.code.push(clean(textOf(element)));

    const inside: Where = {
      ...where,
      inTabs: where.inTabs === true || 'dataSdkTabs' in element.properties,
      pre: where.pre === true || tagName === 'pre',
    };
    if (where.inTabs && role === 'tabpanel') inside.sdk = attribute(element, 'dataValue');

    const block = blockTags.has(tagName);
    // A name and its description form a line, like the cells of a row.
    if (block || tagName === 'dt') this.breakLine();
    else if (cellTags.has(tagName)) this.line = this.line && `${this.line.trimEnd()} `;

    this.read(element.children, inside);
    if (block || tagName === 'dd') this.breakLine();
  }

  private readText(text: string, where: Where): void {
    if (where.sdk !== this.lineSdk) {
      this.breakLine();
      this.lineSdk = where.sdk;
    }
    const [first = '', ...rest] = where.pre ? text.split('\n') : [text];
    this.line += first;
    for (const line of rest) {
      this.breakLine();
      this.line = line;
    }
  }

  private readHeading(element: Element, level: 2 | 3): void {
    this.breakLine();
    const anchor = attribute(element, 'id') ?? '';
    this.skipping = listAnchors.test(anchor);
    if (level === 2) this.heading2 = this.skipping ? -1 : this.sections.length;

    if (this.skipping) return;

    const parent = level === 3 ? this.heading2 : -1;
    this.current = emptySection(clean(textOf(element)), anchor, parent);
    this.sections.push(this.current);
    this.defineVariables(this.current.title, 2);
    for (const code of elementsIn(element, 'code')) {
      const name = clean(textOf(code));
      this.current.code.push(name);
      this.current.codeInTitle.push(name);
      this.define(name, 2);
    }
  }

  /** Code in the first cell of a row, or at the start of a list term, is the name that the row or item defines. */
  private readRowName(row: Element): void {
    const isTerm = row.tagName === 'dt';
    const cell = isTerm ? row : row.children.find(isRowStart);
    if (!cell) return;

    const anchored = findFirst(cell, ({properties}) => properties.id !== undefined);
    const codes = elementsIn(cell, 'code');
    for (const code of isTerm ? codes.slice(0, 1) : codes)
      this.define(clean(textOf(code)), 1, anchored && attribute(anchored, 'id'));
  }

  private define(name: string, strength: number, anchor?: string): void {
    if (!this.skipping && /^[^\s]{2,48}$/.test(name))
      this.current.definitions.push({name: name.replace(/[=:].*$/, ''), strength, ...(anchor && {anchor})});
  }

  private defineVariables(text: string, strength: number): void {
    for (const name of text.match(/\w+/g) ?? [])
      if (variableName.test(name)) this.current.definitions.push({name, strength});
  }

  private breakLine(): void {
    const line = clean(this.line);
    this.line = '';
    if (!line || this.skipping) return;

    this.defineVariables(line, 0);
    if (this.lineSdk === undefined) this.current.lines.push(line);
    else append(this.current.sdkLines, this.lineSdk, line);
  }
}

function emptySection(title: string, anchor: string, parent: number): Section {
  return {title, anchor, parent, lines: [], sdkLines: new Map(), code: [], codeInTitle: [], definitions: []};
}

/** Joins lines with a space, but those of a signature's parameters as if they were written on its line. */
function clean(text: string): string {
  const joined = text.replace(/(?<=[([{])\s*\n\s*|,?\s*\n\s*(?=[)\]}])/g, '');
  return joined.replace(/[\s\u200b]+/g, ' ').trim();
}
