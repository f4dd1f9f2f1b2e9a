import {type ReactNode, createElement, useContext, useMemo} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

interface Props {
  location: RouteComponentProps['location'];
  render: () => ReactNode;
}

/**
 * Shows the current page while the next one loads. The router's own `Route` would create a new context as soon as the
 * address changes, and so render the current page a second time.
 */
export function Route({location, render}: Props): ReactNode {
  const router = useContext(RouterContext);
  // The rest of the router's context changes only with the location.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const value = useMemo(() => ({...router, location}), [location]);
  return createElement(RouterContext.Provider, {value}, render());
}
