import {Fragment, type ReactNode} from 'react';
import options from '@generated/docs-kit-search/default/options.json';
import type {SearchHit, Segment} from '../../engine/types';
import {isCode} from './code-name';
import PageLink from './PageLink';

/** Headings that occur on many pages, and mean nothing without the page's title. */
const sharedHeading = /^(?:pitfalls|see also|next steps|examples?|overview|requirements|before you start)$/i;

/** Separates the titles of a path. */
const separator = ' › ';

/** The option's element, for `aria-activedescendant`. */
export const idOf = (index: number): string => `search-hit-${index}`;

const plain = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

/** The page of a hit, as the heading of its group. Pages about later releases have no group in the sidebar. */
const pageOf = ({kind, page}: SearchHit): string =>
  [...(kind === 'next' ? [options.nextLabel] : []), ...page.map(plain)].join(separator);

function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** The section's title; for a page's introduction, and before a heading that many pages share, the page's. */
function Title({kind, page, section}: SearchHit): ReactNode {
  const pageTitle = page.at(-1) ?? [];
  const isShared = section.length === 0 || sharedHeading.test(plain(section[0] ?? []));
  return (isShared ? [pageTitle, ...section] : section).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {isCode(plain(part), kind) ? (
        <code>
          <Marked segments={part} />
        </code>
      ) : (
        <Marked segments={part} />
      )}
    </Fragment>
  ));
}

interface Props {
  hits: readonly SearchHit[];
  /** The selected hit's index. */
  selected: number;
  onSelect: (index: number) => void;
  /** Called before a hit's page opens. */
  onOpen: (hit: SearchHit) => void;
}

/** Hits as the options of the search box, below the titles of their pages. */
export function Hits({hits, selected, onSelect, onOpen}: Props): ReactNode {
  const pages = [...new Set(hits.map(pageOf))];
  const ordered = pages.flatMap((page) => hits.filter((hit) => pageOf(hit) === page));
  return pages.map((page) => (
    <div key={page} role="group" aria-label={page}>
      <div className="search-page" aria-hidden="true">
        {page}
      </div>
      {ordered.map((hit, index) =>
        pageOf(hit) === page ? (
          <PageLink
            key={hit.url}
            role="option"
            id={idOf(index)}
            aria-selected={index === selected}
            tabIndex={-1}
            className={hit.section.length > 0 ? 'search-hit' : 'search-hit search-hit--page'}
            href={hit.url}
            onMouseMove={() => onSelect(index)}
            onClick={() => onOpen(hit)}
          >
            <span className="search-hit-title">
              <Title {...hit} />
            </span>
            {hit.excerpt.length > 0 && (
              <span className="search-hit-text">
                <Marked segments={hit.excerpt} />
              </span>
            )}
          </PageLink>
        ) : null,
      )}
    </div>
  ));
}
