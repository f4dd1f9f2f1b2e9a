/** Markdown as text, for what the plugin has no partial for. All of it is CommonMark with tables, nothing is MDX. */

/** The title of the reference's first page. */
export const referenceTitle = 'TypeScript SDK';

/**
 * The front matter of a page. `description` is cut to 160 characters. Guides have titles like `Engine` and `Modules` too, so a
 * browser's tab also says of which reference the page is.
 */
export function frontMatter(title: string, description: string): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `title_meta: ${JSON.stringify(title === referenceTitle ? title : `${title} · ${referenceTitle}`)}`,
    `description: ${JSON.stringify(shorten(description, 160))}`,
    // Declarations are full of braces and angle brackets: they are not MDX.
    'mdx: {format: md}',
    // Alphabetical neighbours are no reading order.
    'pagination_next: null',
    'pagination_prev: null',
    'custom_edit_url: null',
  ];
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** What a list of parts leaves out when it's joined. */
type Part = string | false | undefined;

/** Joins the words that aren't empty. */
export const words = (...parts: Part[]): string => parts.filter(Boolean).join(' ');

/** Joins the parts of a page that aren't empty with one empty line between them. */
export const blocks = (...parts: Part[]): string => parts.flatMap((part) => (part ? part.trim() : [])).join('\n\n');

/** A table; empty without rows. Cells are Markdown, in which pipes are escaped and paragraphs become line breaks. */
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

/** Inline code, also of text that holds backticks. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A name in a table that is its own anchor, in lower case. */
export const anchor = (name: string): string =>
  `<a id="${name.toLowerCase()}" href="#${name.toLowerCase()}"><code>${name}</code></a>`;

/** A block of code, empty without code; `remark/apiPages.ts` turns `ts signature` into a declaration with linked types. */
export const fence = (info: string, text = ''): string => text && `\`\`\`${info}\n${text.trim()}\n\`\`\``;

export const link = (markdown: string, url: string): string => `[${markdown}](${url})`;

/** Escapes what Markdown, tables and directives would read as markup. */
export function escape(text: string): string {
  return text
    .replace(/[\\*[\]~]/g, '\\$&')
    .replace(/(?<!\w)_/g, '\\_')
    .replace(/</g, '&lt;')
    .replace(/:(?=[A-Za-z])/g, '\\:');
}

/** Cuts text to a length at the end of a word. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\s,.;:(]+\S*$/, '')}…`;
}
