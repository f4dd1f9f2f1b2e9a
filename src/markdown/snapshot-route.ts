import {pageRoute} from '@docs-kit/base/page-route';
import type {VFile} from 'vfile';
import {site} from '../config/site';

const folder = `/version-${site.version}/`;

/** The route of a snapshot page, which is its path unless its front matter has another; undefined for other pages. */
export function snapshotRoute(file: VFile): string | undefined {
  const [, name] = file.path.replaceAll('\\', '/').split(folder);
  const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
  return name === undefined ? undefined : pageRoute(name, slug);
}
