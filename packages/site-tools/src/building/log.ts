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
