import type {Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {currentPage} from '../../../src/markdown/rehype/current-page';

function links(slug: string, folder = 'versioned_docs/version-0.18.14'): unknown[] {
  const tree: Root = {type: 'root', children: []};
  const file = new VFile({path: `${folder}/page.mdx`, data: {frontMatter: {slug}}});
  void currentPage().call({} as never, tree, file, () => undefined);
  return tree.children.flatMap((footer) =>
    footer.type === 'element'
      ? footer.children.map((link) =>
          link.type === 'element' && link.tagName === 'a' ? link.properties.href : undefined,
        )
      : [],
  );
}

test('a page that has moved links to its new address', () => {
  expect(links('/api/arguments')).toEqual(['https://docs.dagger.io/extending/arguments']);
});

test('a removed page and a page of another version get no link', () => {
  expect(links('/ci/integrations/openshift')).toEqual([]);
  expect(links('/api/arguments', 'docs')).toEqual([]);
});
