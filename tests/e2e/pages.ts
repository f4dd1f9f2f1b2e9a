import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {site} from '../../src/config/site';
import {explorerFile} from '@docs-kit/explorer/node/settings';

const buildDir = path.resolve(__dirname, '../../build');

/**
 * The addresses of all pages, from the build's files rather than from a sitemap (which is empty for a noindex site).
 *
 * @returns sorted, with the base path and without a trailing slash: `/0.18/`, `/0.18/install`; without the not-found
 *   page and the API explorer; empty if there's no build, so that tests can be listed without one
 */
export function builtPages(): string[] {
  return listFiles(buildDir)
    .filter((file) => file.endsWith('.html') && ![explorerFile, '404.html'].includes(file))
    .map((file) => site.baseUrl + file.replace(/\/?index\.html$/, '').replace(/\.html$/, ''))
    .sort();
}

/**
 * The pages that together have every kind of element in their content, with the names of its attributes and its classes:
 * each has one that no page before it has.
 */
export function pagesWithNewParts(pages: readonly string[]): Set<string> {
  const known = new Set<string>();
  return new Set(
    pages.filter((page) => {
      const html = readFileSync(path.join(buildDir, page.slice(site.baseUrl.length), 'index.html'), 'utf8');
      const before = known.size;
      for (const [, name, attributes = ''] of html.slice(html.indexOf('<main')).matchAll(/<([a-z][\w-]*)([^>]*)>/g)) {
        const names = attributes
          .replaceAll(/="[^"]*"/g, '')
          .trim()
          .split(/\s+/);
        known.add([name, ...names.sort(), /\sclass="([^"]*)"/.exec(attributes)?.[1]].join(' '));
      }
      return known.size > before;
    }),
  );
}
