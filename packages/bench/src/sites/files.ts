import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {stringify} from 'yaml';
import type {Content, Page} from '../content/read';

/** Writes a file and creates its folders; objects are written as JSON. */
export function writeFile(folder: string, name: string, content: string | object): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

/** Formats a page with front matter; `withTitle` adds the title as a heading, for generators that don't show it. */
export function pageSource(page: Page, fields: Record<string, string> = {}, withTitle = false): string {
  const matter = stringify({title: page.title, ...fields});
  return `---\n${matter}---\n\n${withTitle ? `# ${page.title}\n\n` : ''}${page.body}`;
}

/** Copies the pictures below `/img/` into a generator's folder of static files. */
export function copyImages(folder: string): void {
  cpSync(path.join(root, 'static', 'img'), path.join(folder, 'img'), {recursive: true});
}

/** The title of the page at each route. */
export function titlesOf(content: Content): (route: string) => string {
  const titles = new Map(content.pages.map(({route, title}) => [route, title]));
  return (route) => titles.get(route) ?? route;
}
