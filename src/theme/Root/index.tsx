import {usePageViews} from '@docs-kit/analytics/page-views';
import {markRendered} from '@docs-kit/instant/browser/head/hydration';
import {useImageZoom} from '@docs-kit/instant/browser/image-zoom';
import {type ReactNode, useLayoutEffect} from 'react';
import {useCallPreviews} from '../../components/CallPreview';

/**
 * Image zoom, previews of calls and page views for all pages. Also tells the script in the head when React has read the page's state and
 * listens for events: the framework's own `data-has-hydrated` comes some frames later, when all components handle them.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useLayoutEffect(markRendered, []);
  useImageZoom();
  useCallPreviews();
  usePageViews();
  return children;
}
