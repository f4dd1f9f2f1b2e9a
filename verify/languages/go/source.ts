/** The standard packages that a fence without imports may use, by the name it uses them under. */
const standard = ['context', 'errors', 'fmt', 'os', 'path', 'strings', 'time', 'math', 'sort', 'strconv'] as const;

const method = /^func \(\s*(?:\w+\s+)?\*?([A-Z]\w*)\s*\) [A-Z]/gm;

/**
 * Makes a file of a fence that shows only functions of a module: adds the package clause, the imports, and the types
 * of the receivers. Text with a package clause stays as it is.
 * @returns the text, and by how many lines it is shifted.
 */
export function wrap(text: string, daggerImport: string): {text: string; shift: number} {
  if (/^package\s+\w+/m.test(text)) return {text, shift: 0};
  const receivers = new Set([...text.matchAll(method)].map((match) => match[1] ?? ''));
  if (receivers.size === 0) return {text, shift: 0};
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\.`).test(text);
  const head = ['package main'];
  if (!/^import\b/m.test(text)) {
    head.push(...standard.filter(uses).map((name) => `import "${name}"`));
    if (uses('dagger')) head.push(`import "${daggerImport}"`);
  }
  for (const receiver of receivers) {
    if (!new RegExp(`^type ${receiver}\\b`, 'm').test(text)) head.push(`type ${receiver} struct{}`);
  }
  return {text: `${head.join('; ')}\n${text}`, shift: 1};
}
