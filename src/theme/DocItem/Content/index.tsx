import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

/** Adds the Markdown link and copy button. */
export default function DocItemContent(props: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <CopyPage page={permalink} />
      <Content {...props} />
    </>
  );
}
