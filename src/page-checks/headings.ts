export interface PageHeading {
  /** 1 to 6. */
  level: number;
  text: string;
  /** 1-based line in the file. */
  line: number;
}

/** Finds a page's headings, in Markdown (`## Title`) and JSX (`<h2>`), outside code fences and comments. */
export function findHeadings(source: string): PageHeading[] {
  const headings: PageHeading[] = [];
  let fence: string | undefined;
  let inComment = false;
  let inFrontMatter = false;

  source.split(/\r?\n/).forEach((text, index) => {
    if (text === '---' && (index === 0 || inFrontMatter)) {
      inFrontMatter = index === 0;
      return;
    }
    if (inFrontMatter) {
      return;
    }
    const marker = /^\s*(`{3,}|~{3,})(.*)$/.exec(text);
    if (fence !== undefined) {
      const closes = marker?.[1]?.startsWith(fence) && marker[2]?.trim() === '';
      fence = closes ? undefined : fence;
      return;
    }
    if (marker) {
      fence = marker[1];
      return;
    }
    if (inComment || text.includes('{/*')) {
      inComment = !text.slice(text.indexOf('{/*') + 1).includes('*/}');
      return;
    }
    const markdown = /^ {0,3}(#{1,6})(?:\s+(.*?))?\s*#*\s*$/.exec(text);
    const jsx = /<h([1-6])[\s>]([^<]*)/.exec(text.replace(/`[^`]*`/g, ''));
    if (markdown) {
      headings.push({level: markdown[1]?.length ?? 1, text: markdown[2] ?? '', line: index + 1});
    } else if (jsx) {
      headings.push({level: Number(jsx[1]), text: jsx[2]?.trim() ?? '', line: index + 1});
    }
  });
  return headings;
}
