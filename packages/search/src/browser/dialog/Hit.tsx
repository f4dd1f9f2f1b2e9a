import {type ComponentProps, type ReactElement, type ReactNode, useMemo} from 'react';
import type {DocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import PageLink from './PageLink';
import type {HitRecord} from './record';

interface Props {
  /** Recent and favourite pages are stored hits. */
  hit: DocSearchHit | StoredDocSearchHit;
  /** The dialog's own rendering of the hit. */
  children: ReactNode;
}

/**
 * A hit of the engine (see `toRecord`) with a quarter of the elements that the dialog would render, because most
 * keystrokes replace all hits. Stored pages, which have buttons, use the dialog's rendering.
 */
export default function Hit({hit, children}: Props): ReactElement {
  if (!('_snippetResult' in hit)) return <Cell url={hit.url}>{children}</Cell>;

  const {title, text} = (hit as unknown as HitRecord)._snippetResult;
  const html = `${span('DocSearch-Hit-title', title)}${text && span('DocSearch-Hit-path', text)}`;
  const className = hit.type === 'lvl2' ? 'search-hit' : 'search-hit search-hit--page';
  return <MarkedHit url={hit.url} className={className} html={html} />;
}

function MarkedHit({html, ...rest}: {url: string; className: string; html: string}): ReactElement {
  // Memoized: React sets the HTML again for a new object, and a press that starts on replaced text isn't a click.
  const content = useMemo(() => ({__html: html}), [html]);
  return <Cell {...rest} dangerouslySetInnerHTML={content} />;
}

const span = (className: string, html: string): string => `<span class="${className}">${html}</span>`;

function Cell({url, ...rest}: {url: string} & ComponentProps<'a'>): ReactElement {
  return (
    <div role="gridcell" className="search-cell">
      <PageLink href={url} {...rest} />
    </div>
  );
}
