import type {Command, SyntaxNode, Word, WordPart} from 'unbash';
import type {LineProblem} from '../shared/snippets';

/** The placeholder in a word's text for parts that are only known at run time. No source text contains it. */
export const dynamic = '\uE000';

/** An argument of a command line, with quotes and escapes resolved. */
export interface ShellWord {
  text: string;
  /** Where it starts, 0-based, in the text that is checked. */
  offset: number;
  /** True if it may expand to zero or several words at run time: `$FLAGS`, unquoted. */
  expands: boolean;
}

export interface Problem {
  /** 0-based, in the text that is checked. */
  offset: number;
  /** The number of lines below the offset, for a problem inside code in an argument or a here-document. */
  lines?: number;
  message: string;
}

/** True if a part of the text is only known at run time. */
export function isDynamic(text: string): boolean {
  return text.includes(dynamic);
}

/** The word as shown in messages. */
export function shown(text: string): string {
  return text.replaceAll(dynamic, '…');
}

/** The text of a part of a word, with parts that are only known at run time replaced by {@link dynamic}. */
export function partText(part: WordPart): string {
  switch (part.type) {
    case 'Literal':
    case 'Glob':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.map((child) => partText(child)).join('');
    case 'BraceExpansion':
    case 'ExtendedGlob':
      return part.text;
    default:
      return dynamic;
  }
}

/** Resolves a parsed word as far as possible without running it. */
function toShellWord(word: Word): ShellWord {
  if (word.parts === undefined) return {text: word.value, offset: word.pos, expands: false};
  const quoted = new Set(['DoubleQuoted', 'LocaleString']);
  return {
    text: word.parts.map((part) => partText(part)).join(''),
    offset: word.pos,
    expands: word.parts.some((part) => !quoted.has(part.type) && partText(part) === dynamic),
  };
}

/** The words of a command, starting with its name. */
export function wordsOf({name, args}: Command): ShellWord[] {
  return [...(name === undefined ? [] : [name]), ...args].map((node) =>
    node.type === 'Word' ? toShellWord(node) : {text: node.text, offset: node.pos, expands: false},
  );
}

/** What the parser found wrong with a script, or with a redirection. */
export function syntaxErrors(node: SyntaxNode): Problem[] {
  if (node.type === 'HereDoc' && node.closing === undefined) {
    const end = node.delimiter?.value ?? '';
    return [{offset: node.pos, message: `syntax error: the here-document isn't closed by "${end}"`}];
  }
  const errors = node.type === 'Script' && 'errors' in node ? (node.errors ?? []) : [];
  return errors.map(({pos, message}) => ({offset: pos, message: `syntax error: ${message}`}));
}

/** Problems in code that starts at an offset in another text. */
export function nested(problems: readonly LineProblem[], offset: number): Problem[] {
  return problems.map(({line, ...problem}) => ({...problem, offset, lines: line - 1}));
}

/** The 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Converts problems with offsets to problems with lines, sorted and without duplicates. */
export function byLine(text: string, problems: readonly Problem[]): LineProblem[] {
  const found = problems
    .map(({offset, lines = 0, ...problem}) => ({...problem, line: lineAt(text, offset) + lines}))
    .sort((left, right) => left.line - right.line);
  return found.filter(
    ({line, message}, index) => found.findIndex((one) => one.line === line && one.message === message) === index,
  );
}
