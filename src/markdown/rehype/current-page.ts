import type {Root} from 'hast';
import type {Transformer} from 'unified';
import {site} from '../../config/site';
import {loadCurrentPages} from '../../content/facts/facts';
import {snapshotRoute} from './snapshot-route';

/** Adds a link to the same page of the current documentation, if there is one, in a footer that search ignores. */
export function currentPage(): Transformer<Root> {
  const pages = loadCurrentPages();
  return (tree, file) => {
    const address = pages[snapshotRoute(file) ?? ''];
    if (address === undefined) return;
    tree.children.push({
      type: 'element',
      tagName: 'footer',
      properties: {className: ['current-page']},
      children: [
        {
          type: 'element',
          tagName: 'a',
          properties: {href: `${site.currentDocsUrl}${address}`},
          children: [{type: 'text', value: 'This page in the current docs'}],
        },
      ],
    });
  };
}
