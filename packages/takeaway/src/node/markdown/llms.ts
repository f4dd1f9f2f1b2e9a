import {groupBy} from '@docs-kit/base/group';

/** A page in the list. */
export interface ListedPage {
  title: string;
  description: string;
  /** The absolute address of its Markdown. */
  address: string;
  /** The title of the part of the list that it belongs to. */
  group: string;
}

/**
 * Formats `llms.txt`, a list of all pages for agents.
 *
 * @param title the site's title
 * @param about what the site is about
 * @param pages in order
 */
export function formatList(title: string, about: string, pages: readonly ListedPage[]): string {
  const groups = [...groupBy(pages, ({group}) => group)];
  const parts = groups.map(([group, members]) => `## ${group}\n\n${members.map(lineOf).join('\n')}\n`);
  return [`# ${title}\n`, `> ${about}\n`, ...parts].join('\n');
}

const lineOf = ({title, address, description}: ListedPage): string => `- [${title}](${address}): ${description}`;
