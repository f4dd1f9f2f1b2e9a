const shells = new Set(['shell', 'bash', 'sh', 'console']);

/**
 * What the copy button gives for a code block: commands without their `$ ` prompt; of a `console` session with prompts
 * the commands only, without what they print.
 */
export function withoutPrompts(code: string, language: string): string {
  if (!shells.has(language) || !/^\$ /m.test(code)) {
    return code;
  }
  if (language !== 'console') {
    return code.replace(/^\$ /gm, '');
  }
  const commands = code.match(/^\$ (?:[^\n]*\\\n)*[^\n]*/gm) ?? [];
  return commands.map((command) => command.slice(2)).join('\n');
}
