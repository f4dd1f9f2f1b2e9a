import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {deferFarLayoutUntilShown} from '@docs-kit/instant/browser/far-parts';
import CopyPage from '@docs-kit/takeaway/browser/CopyPage';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {useInsertionEffect, type ReactNode} from 'react';

/** Adds the Markdown link and copy button, and shows a page that a link leads to before it's laid out whole. */
export default function DocItemContent(props: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  const history = useHistory();
  // Before the layout effects, some of which need the page's layout.
  useInsertionEffect(() => {
    if (history.action === 'PUSH' && history.location.hash === '') deferFarLayoutUntilShown();
  }, [history, permalink]);
  return (
    <>
      <CopyPage page={permalink} />
      <Content {...props} />
    </>
  );
}
