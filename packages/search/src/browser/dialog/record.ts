import type {StoredDocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@docs-kit/base/html';
import type {HitKind, SearchHit, Segment} from '../../engine/types';

/** Names of functions, files, flags and variables: single words with punctuation or an inner capital. */
const codeName = /^(?=\S+$)(?:(?:--?|@)[a-z]|[a-z]+[A-Z]|[a-z.][\w-]*\.\w|.*(?:\.[a-z]+[A-Z]|[_(]))/;
/** Names of types, on reference pages; elsewhere, such words are products, such as GitHub. */
const typeName = /^(?=\w+$).*[a-z][A-Z]/;

/** Headings that occur on many pages, and mean nothing without the page's title. */
const sharedHeading = /^(?:pitfalls|see also|next steps|examples?|overview|requirements|before you start)$/i;

/** Separates the titles of a path. */
const separator = ' › ';

/** A record as DocSearch stores it, with what `Hit` shows, as HTML. */
export type HitRecord = StoredDocSearchHit & {_snippetResult: {title: string; text: string}};

/**
 * Converts a hit to a DocSearch record: the page as the group's heading (`lvl0`), the section as a title below it, and
 * the excerpt.
 *
 * All values except `lvl0` are HTML, because the dialog inserts them as such: text is escaped, and matches are in
 * `<mark>`. Recent and favourite pages are stored without `_snippetResult` and show the page's title instead of an
 * excerpt. `lvl1` is the same for all hits of a page, because the dialog sorts a group by it.
 *
 * @param nextLabel the group of pages about later releases, which have none
 */
export function toRecord(hit: SearchHit, nextLabel: string): HitRecord {
  const [address = '', anchor] = hit.url.split('#');
  const {section} = hit;
  // Pages about later releases have no group.
  const page = hit.kind === 'next' ? [[{text: nextLabel, marked: false}], ...hit.page] : hit.page;
  const path = page.map(plain).join(separator);
  const pageTitle = page.at(-1) ?? [];
  const excerpt = toHtml(hit.excerpt);
  const ofSection = section.length > 0;
  const named = sharedHeading.test(plain(section[0] ?? [])) ? [pageTitle, ...section] : section;
  const title = (ofSection ? named : [pageTitle]).map((part) => titleToHtml(part, hit.kind)).join(separator);
  return {
    objectID: hit.url,
    type: ofSection ? 'lvl2' : 'lvl1',
    url: hit.url,
    url_without_anchor: address,
    anchor: anchor ?? null,
    content: ofSection || excerpt === '' ? null : withoutMarks(excerpt),
    hierarchy: {
      lvl0: path,
      lvl1: escapeHtml(path),
      lvl2: ofSection ? withoutMarks(title) : null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _snippetResult: {title, text: excerpt},
  };
}

function titleToHtml(title: Segment[], kind: HitKind): string {
  const text = plain(title);
  const isCode = codeName.test(text) || (kind === 'reference' && typeName.test(text));
  return isCode ? `<code>${toHtml(title)}</code>` : toHtml(title);
}

function toHtml(segments: Segment[]): string {
  return segments.map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}

function plain(segments: Segment[]): string {
  return segments.map(({text}) => text).join('');
}

function withoutMarks(html: string): string {
  return html.replace(/<\/?mark>/g, '');
}
