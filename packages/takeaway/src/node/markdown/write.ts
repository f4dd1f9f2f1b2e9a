import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '@docs-kit/base/group';
import type {BuiltSite} from '@docs-kit/base/node/after-build';
import type {Page} from '@docs-kit/base/node/pages';
import {markdownAddress} from '../../markdown-address';
import {toMarkdown} from './page';

/** How the lists for agents describe the site and sort its pages. */
export interface MarkdownOptions {
  /** What the documentation is about, in a sentence or two. */
  about: string;
  /** Sections that follow all other pages, in order: a title, and the route of their pages below the base path. */
  sections?: readonly {title: string; route: string}[];
}

/**
 * Writes the copies and lists that `markdownCopies` describes.
 *
 * @param site the built site, as data
 */
export function writeMarkdown(
  site: Pick<BuiltSite, 'outDir' | 'baseUrl' | 'pages'> & {title: string; url: string},
  {about, sections = []}: MarkdownOptions,
): void {
  const {outDir, baseUrl, title, url, pages} = site;
  const write = (name: string, content: string): void => writeFileSync(path.join(outDir, name), content);
  const sectionOf = (page: Page): number =>
    sections.findIndex(({route}) => `${page.path}/`.startsWith(`${baseUrl}${route}/`));
  // Pages outside all sections have -1, so they come first.
  const sorted = [...pages].sort((one, other) => sectionOf(one) - sectionOf(other));
  const copies = sorted.map((page) => {
    const address = markdownAddress(page.path, baseUrl);
    const html = readFileSync(path.join(outDir, page.path.slice(baseUrl.length), 'index.html'), 'utf8');
    const text = toMarkdown(html, url + page.path, title);
    write(address.slice(baseUrl.length), text);
    const group = sections[sectionOf(page)]?.title ?? page.groups[0] ?? 'Overview';
    return {text, group, line: `- [${page.title}](${url}${address}): ${page.description}\n`};
  });
  const groups = [...groupBy(copies, ({group}) => group)].map(
    ([group, members]) => `## ${group}\n\n${members.map(({line}) => line).join('')}`,
  );
  write('llms.txt', [`# ${title}\n`, `> ${about}\n`, ...groups].join('\n'));
  write('llms-full.txt', copies.map(({text}) => text).join('\n---\n\n'));
}
