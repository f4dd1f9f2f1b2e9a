import type {VFile} from 'vfile';
import {site} from '../../config/site';

/** The route of a page of the snapshot, as its front matter has it; missing for other pages. */
export function snapshotRoute(file: VFile): string | undefined {
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  return file.path.includes(`version-${site.version}`) ? slug : undefined;
}
