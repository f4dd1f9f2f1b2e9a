import {site} from '../../config/site';
import type {Page} from '../../search/build/pages';
import {isGuide, markdownAddress} from '../../lib/markdown-address';

/**
 * Formats `llms.txt`: all pages by sidebar group, each with its Markdown address and description.
 *
 * @param pages the guides first
 * @param next the path of the pages on later releases, which come after the other guides
 */
export function listOf(pages: readonly Page[], next: string): string {
  const groups = new Map<string, Page[]>();
  const isLater = (page: Page): boolean => isBelow(page, next);
  const guides = pages.filter(({path}) => isGuide(path));
  for (const page of [
    ...guides.filter((guide) => !isLater(guide)),
    ...guides.filter(isLater),
    ...pages.filter(({path}) => !isGuide(path)),
  ]) {
    const group = !isGuide(page.path)
      ? 'TypeScript reference'
      : isLater(page)
        ? 'Later releases'
        : (page.groups[0] ?? 'Overview');
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const parts = [...groups].map(([group, members]) => `## ${group}\n\n${members.map(lineOf).join('\n')}\n`);
  const about = `> ${site.tagline}. The archived documentation of the Dagger Engine ${site.version}.`;
  return [`# ${site.title}\n`, `${about}\n`, ...parts].join('\n');
}

function isBelow({path}: Page, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}

function lineOf({path, title, description}: Page): string {
  return `- [${title}](${site.url}${markdownAddress(path)}): ${description}`;
}
