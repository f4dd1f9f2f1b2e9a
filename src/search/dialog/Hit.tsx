import {type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useMemo} from 'react';
import type {DocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {withoutQuery} from './address';

interface Props {
  /** Recent and favourite pages are stored ones. */
  hit: DocSearchHit | StoredDocSearchHit;
  /** The dialog's own markup of the hit. */
  children: ReactNode;
}

/** A hit as a link. */
export default function Hit({hit, children}: Props): ReactElement {
  return <Cell url={hit.url}>{children}</Cell>;
}

/**
 * A hit of the embedded engine, see `toRecord`, with a quarter of the elements that the dialog makes for it: all hits are
 * made anew at most of the keys. Stored pages, which have buttons, are as the dialog makes them.
 */
export function EmbeddedHit({hit, children}: Props): ReactElement {
  if (!('_snippetResult' in hit)) {
    return <Hit hit={hit}>{children}</Hit>;
  }
  const {hierarchy, content} = hit._snippetResult;
  const ofSection = hit.type === 'lvl2';
  const [title, text] = ofSection ? [hierarchy.lvl2, hierarchy.lvl1] : [hierarchy.lvl1, content];
  const html = `${span('DocSearch-Hit-title', title.value)}${text.value && span('DocSearch-Hit-path', text.value)}`;
  return <MarkedHit url={hit.url} className={ofSection ? 'search-hit' : 'search-hit search-hit--page'} html={html} />;
}

function MarkedHit({html, ...rest}: {url: string; className: string; html: string}): ReactElement {
  // For a new object React would write the same text again: a press that begins on the old text is no click.
  const content = useMemo(() => ({__html: html}), [html]);
  return <Cell {...rest} dangerouslySetInnerHTML={content} />;
}

const span = (className: string, html: string): string => `<span class="${className}">${html}</span>`;

/**
 * Not the link of Docusaurus, which fetches the page behind every link in view: a list of hits changes with each letter.
 */
function Cell({url, ...rest}: {url: string} & ComponentProps<'a'>): ReactElement {
  const history = useHistory();

  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    withoutQuery(history);
    history.push(url);
  }

  return (
    <div role="gridcell" className="search-cell">
      <a href={url} onClick={follow} {...rest} />
    </div>
  );
}
