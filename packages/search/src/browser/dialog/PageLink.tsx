import type {ComponentProps, MouseEvent, ReactElement} from 'react';
import {useHistory} from '@docusaurus/router';
import {withoutQuery} from './address';

/**
 * A link of the dialog to a page. Docusaurus' `Link` would load the page of every link that comes under the pointer: hits
 * change with each keystroke, even if it rests, and the index needs the connection.
 */
export default function PageLink({href, onClick, ...rest}: {href: string} & ComponentProps<'a'>): ReactElement {
  const history = useHistory();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;

    event.preventDefault();
    onClick?.(event);
    withoutQuery(history);
    history.push(href);
  }

  return <a href={href} onClick={follow} {...rest} />;
}
