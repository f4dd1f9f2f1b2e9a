/** Markdown as text: what every page is put together from. All of it is CommonMark with tables, nothing is MDX. */

/** The front matter of a page. `description` is cut to 160 characters. */
export function frontMatter(page: {title: string; description: string}): string {
  const lines = [
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(shorten(page.description, 160))}`,
    // Declarations are full of braces and angle brackets: they are not MDX.
    'mdx: {format: md}',
    // Alphabetical neighbours are no reading order.
    'pagination_next: null',
    'pagination_prev: null',
    'custom_edit_url: null',
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Joins the parts of a page that are not empty with one empty line between them. */
export function blocks(...parts: (string | false | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => part.trim())
    .join('\n\n');
}

export function heading(level: 2 | 3, text: string, id: string): string {
  return `${'#'.repeat(level)} ${escape(text)} {#${id}}`;
}

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
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A name in a table that is its own anchor, in lower case. */
export function anchor(name: string): string {
  const id = name.toLowerCase();
  return `<a id="${id}" href="#${id}"><code>${name}</code></a>`;
}

/** A declaration; `remark/apiPages.ts` turns it into highlighted code with linked types. */
export function signature(declaration: string): string {
  return `\`\`\`ts signature\n${declaration}\n\`\`\``;
}

export function link(markdown: string, url: string): string {
  return `[${markdown}](${url})`;
}

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
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s,.;:(]+\S*$/, '')}…`;
}
