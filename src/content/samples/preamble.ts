import type {SdkLanguage} from '../../config/languages';

/** A construct that every file of a language begins with, of one line or up to the line that closes it. */
interface Construct {
  starts: RegExp;
  /** The last line, where the first one doesn't have all of it. */
  ends?: RegExp;
}

const constructs: Readonly<Record<SdkLanguage, readonly Construct[]>> = {
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
 * How many lines a file begins with that its language asks for and that teach nothing: the package clause, imports, an
 * empty type. Comments and blank lines count where another such line follows, blank ones also at the end.
 */
export function preambleLength(lines: readonly string[], language: SdkLanguage): number {
  let length = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || /^(?:\/\/|#(?!\[)|\/?\*)/.test(line.trim())) continue;
    const found = constructs[language].find(({starts}) => starts.test(line));
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
