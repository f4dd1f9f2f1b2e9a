import {type ReactNode, createElement, useContext, useMemo} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

interface Props {
  location: RouteComponentProps['location'];
  render: () => ReactNode;
}

/**
 * What the framework shows the current page in while the next one loads. The router's own `Route` gives a new context to
 * all that is below it as soon as the address changes, so that the page that is left would be rendered once more.
 */
export function Route({location, render}: Props): ReactNode {
  const router = useContext(RouterContext);
  // The rest of the router's context changes only with the location.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const value = useMemo(() => ({...router, location}), [location]);
  return createElement(RouterContext.Provider, {value}, render());
}
