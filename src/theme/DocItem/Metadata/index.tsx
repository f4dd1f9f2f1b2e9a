import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

/**
 * Supports `title_meta` in a doc's front matter, which replaces the title in browser tabs and search results, as in the
 * blog plugin.
 */
export default function DocItemMetadata(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <Metadata />
      {title !== undefined && <PageMetadata title={title} />}
    </>
  );
}
