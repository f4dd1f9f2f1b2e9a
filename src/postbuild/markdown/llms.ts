import {site} from '../../config/site';
import type {Page} from '../../search/build/pages';
import {markdownAddress} from '../../lib/markdown-address';

/**
 * Formats `llms.txt`: all guides by sidebar group, each with its Markdown address and description.
 *
 * @param next the path of the pages on later releases, which come last
 */
export function listOf(guides: readonly Page[], next: string): string {
  const groups = new Map<string, Page[]>();
  for (const page of [
    ...guides.filter((page) => !isBelow(page, next)),
    ...guides.filter((page) => isBelow(page, next)),
  ]) {
    const group = isBelow(page, next) ? 'Later releases' : (page.groups[0] ?? 'Overview');
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const parts = [...groups].map(([group, pages]) => `## ${group}\n\n${pages.map(lineOf).join('\n')}\n`);
  const about = `> ${site.tagline}. The archived documentation of the Dagger Engine ${site.version}.`;
  return [`# ${site.title}\n`, `${about}\n`, ...parts].join('\n');
}

function isBelow({path}: Page, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}

function lineOf({path, title, description}: Page): string {
  return `- [${title}](${site.url}${markdownAddress(path)}): ${description}`;
}
