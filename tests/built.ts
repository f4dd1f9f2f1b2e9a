import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {buildDir} from '@docs-kit/base/node/root';
import {explorerFile} from '@docs-kit/explorer/node/settings';
import {site} from '../src/config/site';

/** The build's files, as paths relative to build/; none if there's no build, so that tests can be listed without one. */
export const builtFiles = (): string[] => listFiles(buildDir);

/** The text of a file of the build. */
export const readBuilt = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

/** An HTML file of the build: its path relative to build/ and its text. */
export interface HtmlFile {
  file: string;
  html: string;
}

let pages: readonly HtmlFile[] | undefined;

/**
 * The pages of the build, including the not-found page. The API explorer isn't included: it has no navbar and its own
 * policy.
 */
export function htmlFiles(): readonly HtmlFile[] {
  return (pages ??= builtFiles()
    .filter((file) => file.endsWith('.html') && file !== explorerFile)
    .map((file) => ({file, html: readBuilt(file)})));
}

/** The HTML files that fail a condition; a test expects none. */
export function filesWithout(holds: (html: string, file: string) => boolean): string[] {
  return htmlFiles()
    .filter(({html, file}) => !holds(html, file))
    .map(({file}) => file);
}

/** The HTML file of a page: `install/index.html` for `/0.18/install`. */
export const fileOf = (page: string): string => path.join(`${page}/`.slice(site.baseUrl.length), 'index.html');

/**
 * The addresses of all pages, from the build's files rather than from a sitemap (which is empty for a noindex site).
 *
 * @returns sorted, with the base path and without a trailing slash: `/0.18/`, `/0.18/install`; without the not-found
 *   page and the API explorer
 */
export function builtPages(): string[] {
  return builtFiles()
    .filter((file) => file.endsWith('.html') && ![explorerFile, '404.html'].includes(file))
    .map((file) => site.baseUrl + file.replace(/\/?index\.html$/, '').replace(/\.html$/, ''))
    .sort();
}

/** All pages but most of the reference's, which are alike: each twentieth, and those with elements that no other has. */
export function distinctPages(): string[] {
  const firsts = pagesWithNewParts();
  return builtPages().filter((page, index) => !page.includes('/client.gen/') || index % 20 === 0 || firsts.has(page));
}

/**
 * The pages that together have every kind of element in their content, with the names of its attributes and its classes:
 * each has one that no page before it has.
 */
export function pagesWithNewParts(): Set<string> {
  const known = new Set<string>();
  return new Set(
    builtPages().filter((page) => {
      const html = readBuilt(fileOf(page));
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

/** The names of built scripts that contain a text. */
export function scriptsWith(text: string): string[] {
  const scripts = builtFiles().filter((file) => file.startsWith('assets/js/') && readBuilt(file).includes(text));
  return scripts.map((file) => path.basename(file));
}

/** The name of the chunk with a page's content, found through its front matter. */
export function chunkOf(title: string): string {
  const [chunk] = scriptsWith(`{title:"${title}",description:`);
  if (!chunk) throw new Error(`no chunk of a page titled "${title}" in build/`);
  return chunk;
}

/** The name of the script with the library that zooms images. */
export function zoomScript(): string {
  const [script, ...others] = scriptsWith('medium-zoom:open');
  if (!script || others.length > 0) throw new Error('Not exactly one script in build/ holds medium-zoom.');
  return script;
}
