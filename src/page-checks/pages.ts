import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {findHeadings} from './headings';

const maxDescriptionLength = 160;

/**
 * Checks a page's requirements.
 *
 * @param filePath as shown in messages: `docs/index.mdx`
 * @returns one line for each problem: `path:line: what is wrong. How to fix it.`
 */
export async function checkPage(filePath: string, content: string | Buffer): Promise<string[]> {
  const source = readText(content);
  if (source === undefined) {
    return [`${filePath}:1: the file isn't valid UTF-8. Save it as UTF-8.`];
  }
  const front = await readFrontMatter(filePath, source);
  if (typeof front === 'string') {
    return [front];
  }
  return [...checkFrontMatter(filePath, source, front), ...checkHeadings(filePath, source, front.hide_title === true)];
}

/** Checks that a page's file name can be part of an address, because addresses are derived from paths. */
export function checkName(filePath: string): string[] {
  return /^[a-z\d./_-]+$/.test(filePath)
    ? []
    : [`${filePath}:1: the file name is the page's address. Rename it with small letters, digits and hyphens only.`];
}

/** Whether a sidebar must list the page; its front matter can opt out with `displayed_sidebar: null`. */
export async function needsSidebar(filePath: string, content: Buffer): Promise<boolean> {
  const front = await readFrontMatter(filePath, content.toString());
  return typeof front === 'string' || front.displayed_sidebar !== null;
}

/** Undefined if the bytes aren't valid UTF-8. */
function readText(content: string | Buffer): string | undefined {
  try {
    return typeof content === 'string' ? content : new TextDecoder('utf-8', {fatal: true}).decode(content);
  } catch {
    return undefined;
  }
}

async function readFrontMatter(filePath: string, fileContent: string): Promise<Record<string, unknown> | string> {
  try {
    return (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]?.replace(/[.:]$/, '');
    return `${filePath}:1: the front matter isn't valid YAML (${reason}). Quote values that contain a colon or a quote.`;
  }
}

function checkFrontMatter(filePath: string, source: string, front: Record<string, unknown>): string[] {
  const problems: string[] = [];
  const {title, description} = front;
  if (!isText(title)) {
    problems.push(`${filePath}:1: the page has no title. Add \`title: …\` to its front matter.`);
  }
  if (!isText(description)) {
    problems.push(
      `${filePath}:1: the page has no description. Add \`description: …\` to its front matter: one sentence, ` +
        `at most ${maxDescriptionLength} characters, what the reader will be able to do.`,
    );
  } else if (description.length > maxDescriptionLength) {
    problems.push(
      `${filePath}:${lineOf(source, /^description:/)}: the description has ${description.length} characters. ` +
        `Shorten it to ${maxDescriptionLength}.`,
    );
  }
  return problems;
}

/** @param titleHidden true if the page renders its own h1 */
function checkHeadings(filePath: string, source: string, titleHidden: boolean): string[] {
  const headings = findHeadings(source);
  const ownTitle = titleHidden ? headings.find(({level}) => level === 1) : undefined;
  return headings.flatMap((heading) => {
    const {level, text, line} = heading;
    if (heading === ownTitle) {
      return [];
    }
    if (level === 1) {
      return [
        `${filePath}:${line}: the heading "${text}" is an h1, which the title already is. Make it an h2, or remove it.`,
      ];
    }
    if (level > 3) {
      return [`${filePath}:${line}: the heading "${text}" is an h${level}. Use h2 and h3 only.`];
    }
    return [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** The 1-based number of the first matching line; 1 if there's none. */
function lineOf(source: string, pattern: RegExp): number {
  return (
    Math.max(
      source.split('\n').findIndex((line) => pattern.test(line)),
      0,
    ) + 1
  );
}
