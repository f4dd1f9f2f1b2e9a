import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

/** The page's metadata; `title_meta` in its front matter replaces the title of tabs and search results, as it does in blogs. */
export default function DocItemMetadata(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <Metadata />
      {title !== undefined && <PageMetadata title={title} />}
    </>
  );
}
