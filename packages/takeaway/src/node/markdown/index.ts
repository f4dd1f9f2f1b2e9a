import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {baseUrl, site} from '../../../../../src/config/site';
import {writeFileAtomic} from '@docs-kit/base/node/files';
import type {Page} from '@docs-kit/base/node/pages';
import {isGuide, markdownAddress} from '../../markdown-address';
import {listOf} from './llms';
import {toMarkdown} from './page';

/**
 * Writes each page as Markdown, `api/secrets.md` beside `api/secrets/`, and for agents a list of all pages, `llms.txt`,
 * and all of them in one file, `llms-full.txt`. The reference comes after the guides.
 *
 * @param pages of the whole site
 * @param outDir the built site
 * @throws if a page of the list isn't in the build
 */
export async function writeMarkdown(pages: readonly Page[], outDir: string): Promise<void> {
  const write = (name: string, content: string): void => writeFileAtomic(path.join(outDir, name), content);
  const all = [...pages.filter((page) => isGuide(page.path)), ...pages.filter((page) => !isGuide(page.path))];
  const texts: string[] = [];
  for (const page of all) {
    const below = page.path.slice(baseUrl.length);
    const html = readFileSync(path.join(outDir, below, 'index.html'), 'utf8');
    const text = toMarkdown(html, site.url + page.path, site.title);
    write(markdownAddress(page.path).slice(baseUrl.length), text);
    texts.push(text);
    // Lets the compression of files go on.
    await setImmediate();
  }
  write('llms.txt', listOf(all));
  write('llms-full.txt', texts.join('\n---\n\n'));
}
