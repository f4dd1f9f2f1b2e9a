import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
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
  if (!existsSync(buildDir)) return [];

  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && ![explorerFile, '404.html'].includes(file))
    .map((file) => site.baseUrl + file.replace(/\/?index\.html$/, '').replace(/\.html$/, ''))
    .sort();
}
