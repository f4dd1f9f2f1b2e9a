import {markRendered} from '@docs-kit/instant/browser/head/hydration';
import {type ReactNode, useLayoutEffect} from 'react';

/**
 * Tells `packages/instant/src/browser/head/` when React has read the page's state and listens for events. The framework's own
 * `data-has-hydrated` comes some frames later, when all components handle them.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useLayoutEffect(markRendered, []);
  return children;
}
