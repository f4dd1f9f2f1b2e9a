/** A construct at the start of every file of a language, one line long or up to a closing line. */
interface Construct {
  starts: RegExp;
  /** The last line, if the construct spans several. */
  ends?: RegExp;
}

const constructs: Readonly<Record<string, readonly Construct[]>> = {
  go: [
    {starts: /^package \w+$/},
    {starts: /^import \($/, ends: /^\)$/},
    {starts: /^import [\w.]*\s*"[^"]+"$/},
    {starts: /^type \w+ struct ?\{\}$/},
  ],
  python: [{starts: /^(?:from [\w.]+ )?import [^(]+$/}, {starts: /^from [\w.]+ import \($/, ends: /^\)$/}],
  typescript: [{starts: /^import .*["'];?$/}, {starts: /^import (?:type )?\{$/, ends: /^\} from ["'].*$/}],
  php: [
    {starts: /^<\?php$/},
    {starts: /^declare\(.*\);$/},
    {starts: /^namespace [\w\\]+;$/},
    {starts: /^use [^({]+;$/},
    {starts: /^use [\w\\]+\\\{$/, ends: /^\};$/},
  ],
  java: [{starts: /^(?:package|import) .+;$/}],
};

/**
 * Counts the leading lines that the language requires but that teach nothing: package clause, imports, an empty type.
 * Comments and blank lines count if another such line follows; trailing blank lines count as well.
 */
export function preambleLength(lines: readonly string[], language: string): number {
  let length = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || /^(?:\/\/|#(?!\[)|\/?\*)/.test(line.trim())) continue;
    const found = constructs[language]?.find(({starts}) => starts.test(line));
    if (!found) break;
    const {ends} = found;
    if (ends) {
      const last = lines.findIndex((text, at) => at > index && ends.test(text));
      if (last === -1) break;
      index = last;
    }
    length = index + 1;
  }
  while (length > 0 && length < lines.length && lines[length]?.trim() === '') length += 1;
  return length;
}
