import type {Root} from 'hast';
import type {Transformer} from 'unified';
import {site} from '../../config/site';
import {loadCurrentPages} from '@docs-kit/dagger/facts/facts';
import {h} from '@docs-kit/base/node/hast';
import {snapshotRoute} from '../snapshot-route';

/** Adds a link to the same page of the current documentation, if there is one, in a footer that search ignores. */
export function currentPage(): Transformer<Root> {
  const pages = loadCurrentPages();
  return (tree, file) => {
    const address = pages[snapshotRoute(file) ?? ''];
    if (address === undefined) return;
    const link = h('a', {href: `${site.currentDocsUrl}${address}`}, 'This page in the current docs');
    tree.children.push(h('footer.current-page', link));
  };
}
