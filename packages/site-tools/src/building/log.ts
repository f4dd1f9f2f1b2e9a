const level = /^\[(INFO|SUCCESS|WARNING|ERROR)\] ?/;

/** The warnings in the output of `docusaurus build`, each with its continuation lines. */
export function warningsOf(log: string): string[] {
  const blocks: string[] = [];
  let current = '';
  for (const line of log.split('\n')) {
    const found = level.exec(line);
    current = found?.[1] ?? current;
    if (current !== 'WARNING') continue;
    blocks.push(found ? line.replace(level, '') : `${blocks.pop() ?? ''}\n${line}`);
  }
  return blocks.map((block) => block.trimEnd());
}

/** The notes of this project's own steps, such as a damaged entry of a cache: lines that start with `note: `. */
export function notesOf(log: string): string[] {
  return log.split('\n').filter((line) => line.startsWith('note: '));
}
