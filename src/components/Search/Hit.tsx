import type {MouseEvent, ReactElement, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {withoutQuery} from './address';

interface Props {
  hit: {url: string};
  children: ReactNode;
}

/**
 * A hit as a link. Not the link of Docusaurus, which fetches the page behind every link in view: a list of hits changes
 * with each letter.
 */
export default function Hit({hit, children}: Props): ReactElement {
  const history = useHistory();

  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    withoutQuery(history);
    history.push(hit.url);
  }

  return (
    <div role="gridcell" className="search-cell">
      <a href={hit.url} onClick={follow}>
        {children}
      </a>
    </div>
  );
}
