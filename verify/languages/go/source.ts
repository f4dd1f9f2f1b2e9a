/** The standard packages that a fence may use without imports, by name. */
const standard = ['context', 'errors', 'fmt', 'os', 'path', 'strings', 'time', 'math', 'sort', 'strconv'] as const;

const method = /^func \(\s*(?:\w+\s+)?\*?([A-Z]\w*)\s*\) [A-Z]/gm;

/**
 * Completes a fence that shows only functions of a module: adds the package clause, imports, and the receivers' types.
 * Text with a package clause isn't changed.
 * @returns the text, and the number of lines it was shifted by
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
