/** Reading what `docusaurus build` prints, which is meant for a screen. */

const level = /^\[(INFO|SUCCESS|WARNING|ERROR)\] ?/;
const stackFrame = /^\s*│?\s+at .+(?::\d+\)?|\(<anonymous>\)) ?\{?$/;
const ownMessage = /(?:^|[\s[])((?:\/?(?:[\w.@-]+\/)*[\w.@-]+\.[a-z]+:\d+(?::\d+)?|environment): .+?)(?:\](?: \{)?)?$/;

/** The warnings in a log, each with its continuation lines. */
export function warningsOf(log: string): string[] {
  return blocksOf(log, 'WARNING');
}

/**
 * Why a build failed, as short as it can be said: the `path:line: …` and `environment: …` lines of this project's own
 * checks, else the
 * place and cause of a page that does not compile, else the innermost cause without its stack.
 */
export function reasonOf(log: string): string {
  const own = log.split('\n').flatMap((line) => ownMessage.exec(line)?.[1]?.trim() ?? []);
  if (own.length > 0) {
    return [...new Set(own)].join('\n');
  }
  const pages = [
    ...log.matchAll(/MDX compilation failed for file "([^"]+)"[\s\S]*?Cause: (.+)(?:[\s\S]*?"line": (\d+))?/g),
  ];
  if (pages.length > 0) {
    return [...new Set(pages.map(([, file, cause, line]) => `${file ?? ''}:${line ?? '1'}: ${cause ?? ''}`))].join(
      '\n',
    );
  }
  const cause = log.split(/^\s*\[cause\]: /m).at(-1);
  const source = cause === log ? blocksOf(log, 'ERROR').join('\n') : cause;
  return firstParagraphs(source ?? '') || log.trim().split('\n').slice(-10).join('\n');
}

function blocksOf(log: string, wanted: string): string[] {
  const blocks: string[] = [];
  let current = '';
  for (const line of log.split('\n')) {
    const found = level.exec(line);
    current = found?.[1] ?? current;
    if (found && current === wanted) {
      blocks.push(line.replace(level, ''));
    } else if (current === wanted) {
      blocks.push(`${blocks.pop() ?? ''}\n${line}`);
    }
  }
  return blocks.map((block) => block.trimEnd());
}

/** A message up to its stack. */
function firstParagraphs(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => stackFrame.test(line) || level.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/^Error: /, '');
}
