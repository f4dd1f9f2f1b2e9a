import {split} from '../engine/tokenize';
import {attribute, findAll, hasClass, type HtmlElement, type HtmlNode, isElement, parseHtml, textOf} from './html';

/** A name that a section defines: in its heading, at the start of a table's row, or anywhere in its text. */
export interface Definition {
  name: string;
  /** How plainly the section is about the name: 3 for a heading, 2 for the start of a row, 1 for its prose, 0 for code. */
  strength: number;
  /** The anchor of the row, where it has one of its own. */
  anchor?: string;
}

/** A section of a page: what stands between one heading of level 1 to 3 and the next. */
export interface Section {
  /** The text of the heading; the page's title for the introduction. */
  title: string;
  /** 1 for the introduction. */
  level: number;
  /** Without `#`; empty for the introduction. */
  anchor: string;
  /** Index in the page's sections of the heading above, -1 for none. */
  parent: number;
  /** Paragraphs, rows and lines of code, outside of language tabs. */
  lines: string[];
  /** The same of each language, by its identifier. */
  sdkLines: Map<string, string[]>;
  /** Everything written as inline code. */
  code: string[];
  definitions: Definition[];
}

/** A link to a section: the path, and the anchor or an empty string. */
export interface Link {
  path: string;
  anchor: string;
}

const skippedTags = new Set(['button', 'footer', 'noscript', 'script', 'style', 'svg', 'template']);
const blockTags = new Set(
  'address article blockquote br details div dl figcaption figure h4 h5 h6 header hr li ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const cellTags = new Set(['td', 'th', 'dd']);
/** Lists that repeat the summaries of the members below them, or name the members that lead to a type. */
const listAnchors = /^(api-.*|used-by)$/;
const variableName = /^_?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?$/;

/** What the index takes from a page. */
export interface Article {
  sections: Section[];
  links: Link[];
  /** The words outside of language tabs, without repetition. */
  words: string[];
}

/** Leaves the navigation around the article out: it is most of a page, and takes the longest to parse. */
export function articleOf(html: string): string {
  return html.slice(Math.max(0, html.indexOf('<article')), html.lastIndexOf('</article>'));
}

/**
 * Splits the main text of a built page into its sections. Language tabs are told apart by `data-sdk-tabs` around them
 * and `data-value` on the panel.
 *
 * @param article the article of the page, in HTML
 * @returns an empty list where the page has no main text, as the not-found page has none
 */
export function readSections(article: string, title: string): Article {
  const [body] = findAll(parseHtml(article), (element) => hasClass(element, 'theme-doc-markdown'));
  if (!body) {
    return {sections: [], links: [], words: []};
  }
  const reader = new Reader(title);
  reader.read(body.childNodes, {});
  const sections = reader.finish();
  const words = new Set(sections.flatMap(({lines}) => lines.flatMap(split)));
  return {sections, links: linksIn(body), words: [...words]};
}

const isLink = ({tagName}: HtmlElement): boolean => tagName === 'a';

/** The links that an author wrote: those that the build makes of calls in code tell nothing of what matters. */
function linksIn(body: HtmlElement): Link[] {
  const blocks = findAll(body, ({tagName}) => tagName === 'pre');
  const made = new Set(blocks.flatMap((block) => findAll(block, isLink)));
  const written = findAll(body, (element) => isLink(element) && !made.has(element));
  return written.flatMap((element) => {
    const [, path, anchor] = /^(\/[^?#]*)(?:[^#]*)(?:#(.*))?$/.exec(attribute(element, 'href') ?? '') ?? [];
    return path === undefined ? [] : [{path: path.replace(/(.)\/$/, '$1'), anchor: anchor ?? ''}];
  });
}

interface Where {
  /** The language of the tab around. */
  sdk?: string;
  inTabs?: boolean;
  /** Inside a block of code, whose line breaks count. */
  pre?: boolean;
}

class Reader {
  private readonly sections: Section[] = [];
  private current: Section;
  private heading2 = -1;
  private line = '';
  private lineSdk: string | undefined;
  /** Inside a list that is not read. */
  private skipping = false;

  constructor(title: string) {
    this.current = emptySection(title, 1, '', -1);
    this.sections.push(this.current);
  }

  finish(): Section[] {
    this.breakLine();
    return this.sections;
  }

  read(nodes: HtmlNode[], where: Where): void {
    for (const node of nodes) {
      if (isElement(node)) {
        this.readElement(node, where);
      } else if ('value' in node) {
        this.readText(node.value, where);
      }
    }
  }

  private readElement(element: HtmlElement, where: Where): void {
    const {tagName} = element;
    const role = attribute(element, 'role');
    if (skippedTags.has(tagName) || role === 'tablist' || tagName === 'h1') {
      return;
    }
    if (tagName === 'h2' || tagName === 'h3') {
      this.readHeading(element, tagName === 'h2' ? 2 : 3);
      return;
    }
    if (tagName === 'tr' || tagName === 'dt') {
      this.readRowName(element);
    } else if (tagName === 'code' && !where.pre) {
      this.addCode(textOf(element));
    }
    const inside: Where = {
      ...where,
      inTabs: where.inTabs === true || attribute(element, 'data-sdk-tabs') !== undefined,
      pre: where.pre === true || tagName === 'pre',
    };
    if (where.inTabs && role === 'tabpanel') {
      inside.sdk = attribute(element, 'data-value');
    }
    const block = blockTags.has(tagName);
    // A name and its description are one line, as the cells of a row are.
    if (block || tagName === 'dt') {
      this.breakLine();
    } else if (cellTags.has(tagName)) {
      this.line = this.line && `${this.line.trimEnd()} `;
    }
    this.read(element.childNodes, inside);
    if (block || tagName === 'dd') {
      this.breakLine();
    }
  }

  private readText(text: string, where: Where): void {
    if (where.sdk !== this.lineSdk) {
      this.breakLine();
      this.lineSdk = where.sdk;
    }
    const [first = '', ...rest] = where.pre ? text.split('\n') : [text.replace(/\s+/g, ' ')];
    this.line += first;
    for (const line of rest) {
      this.breakLine();
      this.line = line;
    }
  }

  private readHeading(element: HtmlElement, level: 2 | 3): void {
    this.breakLine();
    const anchor = attribute(element, 'id') ?? '';
    this.skipping = listAnchors.test(anchor);
    if (level === 2) {
      this.heading2 = this.skipping ? -1 : this.sections.length;
    }
    if (this.skipping) {
      return;
    }
    const parent = level === 3 ? this.heading2 : -1;
    this.current = emptySection(clean(textOf(element)), level, anchor, parent);
    this.sections.push(this.current);
    this.defineVariables(this.current.title, 3);
    for (const code of findAll(element, ({tagName}) => tagName === 'code')) {
      const name = clean(textOf(code));
      this.current.code.push(name);
      this.define(name, 3);
    }
  }

  /** The code in the first cell of a row, and the first in a term of a list, is what the row or the list explains. */
  private readRowName(row: HtmlElement): void {
    const isTerm = row.tagName === 'dt';
    const cell = isTerm ? row : row.childNodes.filter(isElement).find(({tagName}) => tagName === 'td');
    if (!cell) {
      return;
    }
    const [anchored] = findAll(cell, (element) => attribute(element, 'id') !== undefined);
    const codes = findAll(cell, ({tagName}) => tagName === 'code');
    for (const code of isTerm ? codes.slice(0, 1) : codes) {
      this.define(clean(textOf(code)), 2, anchored && attribute(anchored, 'id'));
    }
  }

  private addCode(text: string): void {
    const code = clean(text);
    if (!this.skipping && code) {
      this.current.code.push(code);
      this.define(code, 1);
    }
  }

  private define(name: string, strength: number, anchor?: string): void {
    if (!this.skipping && /^[^\s]{2,48}$/.test(name)) {
      this.current.definitions.push({name: name.replace(/[=:].*$/, ''), strength, ...(anchor && {anchor})});
    }
  }

  private defineVariables(text: string, strength: number): void {
    for (const name of text.match(/\w+/g) ?? []) {
      if (variableName.test(name)) {
        this.current.definitions.push({name, strength});
      }
    }
  }

  private breakLine(): void {
    const line = clean(this.line);
    this.line = '';
    if (!line || this.skipping) {
      return;
    }
    this.defineVariables(line, 0);
    if (this.lineSdk === undefined) {
      this.current.lines.push(line);
    } else {
      const lines = this.current.sdkLines.get(this.lineSdk) ?? [];
      lines.push(line);
      this.current.sdkLines.set(this.lineSdk, lines);
    }
  }
}

function emptySection(title: string, level: number, anchor: string, parent: number): Section {
  return {title, level, anchor, parent, lines: [], sdkLines: new Map(), code: [], definitions: []};
}

function clean(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
