/** Markdown helpers for which the plugin has no partial. The output is CommonMark with tables, never MDX. */

/** The title of the reference's first page. */
export const referenceTitle = 'TypeScript SDK';

/**
 * A page's front matter. `description` is limited to 160 characters. Some guides have the same titles, such as `Engine`
 * and `Modules`, so the browser's title also names the reference.
 */
export function frontMatter(title: string, description: string): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `title_meta: ${JSON.stringify(title === referenceTitle ? title : `${title} · ${referenceTitle}`)}`,
    `description: ${JSON.stringify(shorten(description, 160))}`,
    // Declarations are full of braces and angle brackets, so the pages aren't MDX.
    'mdx: {format: md}',
    // The pages are in alphabetical order, which isn't a reading order.
    'pagination_next: null',
    'pagination_prev: null',
    'custom_edit_url: null',
  ];
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** An absent part of a list. */
type Part = string | false | undefined;

/** Joins non-empty words. */
export const words = (...parts: Part[]): string => parts.filter(Boolean).join(' ');

/** Joins non-empty parts of a page with an empty line. */
export const blocks = (...parts: Part[]): string => parts.flatMap((part) => (part ? part.trim() : [])).join('\n\n');

/**
 * Formats a table; empty if there are no rows. Cells are Markdown, in which pipes are escaped and paragraphs become
 * line breaks.
 */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(markdown: string): string {
  return markdown
    .trim()
    .replace(/\\?\|/g, '\\|')
    .replace(/\n{2,}/g, '<br /><br />')
    .replace(/\n/g, ' ');
}

/** Formats inline code, including text with backticks. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A name in a table that's also an anchor, in lower case. */
export const anchor = (name: string): string =>
  `<a id="${name.toLowerCase()}" href="#${name.toLowerCase()}"><code>${name}</code></a>`;

/** The anchor of a release on the page of later releases: `v0-18-15`. An id that starts with a digit needs escapes. */
export const releaseAnchor = (release: string): string => `v${release.replaceAll('.', '-')}`;

/**
 * Formats a code block; empty if there's no code. `remark/api-pages.ts` converts `ts signature` to a declaration with
 * linked types.
 */
export const fence = (info: string, text = ''): string => text && `\`\`\`${info}\n${text.trim()}\n\`\`\``;

export const link = (markdown: string, url: string): string => `[${markdown}](${url})`;

/** Escapes characters with a meaning in Markdown, tables and directives. */
export function escape(text: string): string {
  return text
    .replace(/[\\*[\]~]/g, '\\$&')
    .replace(/(?<!\w)_/g, '\\_')
    .replace(/</g, '&lt;')
    .replace(/:(?=[A-Za-z])/g, '\\:');
}

/** Truncates text at the end of a word. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\s,.;:(]+\S*$/, '')}…`;
}
