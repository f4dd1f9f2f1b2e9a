import {searchRoutes} from '../../../../../src/config/search';
import {site} from '../../../../../src/config/site';
import type {Page} from '@docs-kit/base/node/pages';
import {isGuide, markdownAddress} from '../../markdown-address';

/**
 * Formats `llms.txt`: all pages by sidebar group, each with its Markdown address and description.
 *
 * @param pages the guides first
 * @returns the guides, those on later releases last, then the reference
 */
export function listOf(pages: readonly Page[]): string {
  const groups = new Map<string, Page[]>();
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

function isLater({path}: Page): boolean {
  return `${path}/`.startsWith(`${searchRoutes.next}/`);
}

function lineOf({path, title, description}: Page): string {
  return `- [${title}](${site.url}${markdownAddress(path)}): ${description}`;
}
