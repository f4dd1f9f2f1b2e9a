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

/** The HTML of a page, by its address in `builtPages`. */
export const builtHtml = (address: string): string =>
  readFileSync(path.join(buildDir, address.slice(site.baseUrl.length), 'index.html'), 'utf8');

/**
 * What a page's content is made of: its elements with the names of their attributes and their classes, each marked if
 * there are several. Most pages of the reference have the same, and differ only in their text.
 */
export function kindOf(html: string): string {
  const parts = new Map<string, string>();
  for (const [, name = '', attributes = ''] of html.slice(html.indexOf('<main')).matchAll(/<([a-z][\w-]*)([^>]*)>/g)) {
    const names = Array.from(attributes.matchAll(/\s([\w-]+)(?==|\s|$)/g), ([, attribute]) => attribute);
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    const part = [name, ...names.sort(), classes].join(' ');
    parts.set(part, parts.has(part) ? `${part} +` : part);
  }
  return [...parts.values()].sort().join('\n');
}

/** The first page of each kind, by address. */
export function firstOfEachKind(pages: readonly string[]): Set<string> {
  const firsts = new Map<string, string>();
  for (const page of pages) {
    const kind = kindOf(builtHtml(page));
    if (!firsts.has(kind)) firsts.set(kind, page);
  }
  return new Set(firsts.values());
}
