import type {VFile} from 'vfile';
import {site} from '../../config/site';

/** The route of a snapshot page, from its front matter; undefined for other pages. */
export function snapshotRoute(file: VFile): string | undefined {
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  return file.path.includes(`version-${site.version}`) ? slug : undefined;
}
