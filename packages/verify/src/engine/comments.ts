import path from 'node:path';
import type {Token} from 'prismjs';
import {sampleFormat} from '@docs-kit/dagger/samples';
import {loadPrism, tokenText} from '@docs-kit/samples/node/highlight';

const {languages} = sampleFormat;
const prism = loadPrism({additionalLanguages: languages.map(({id}) => id)});

/** `// +optional`, `// +default="…"`, `//go:embed`: Go comments that the SDK or the compiler reads. */
const directive = /^\/\/(?:\s*\+|go:)/;

/**
 * Returns a source without its documentation: comments, docstrings, the text of `Doc("…")`, blank lines.
 * Comments that are directives remain. A file in another language is returned unchanged.
 *
 * @param file its name, whose extension selects the language
 */
export function withoutComments(file: string, source: string): string {
  const language = languages.find(({extension}) => extension === path.extname(file))?.id;
  const grammar = language === undefined ? undefined : prism.languages[language];
  if (!grammar) return source;
  let code = '';
  for (const token of prism.tokenize(source, grammar)) {
    const text = tokenText(token);
    const docstring = language === 'python' && isDocstring(token, code);
    if (!docstring && !isDescription(token, text)) code += text;
  }
  code = code.replaceAll(/[\t ]*\n(?:[\t ]*\n)*/g, '\n').trim();
  if (language !== 'python' && language !== 'php') return code;
  code = code.replaceAll(/\bDoc\((?:\s*(?:"[^"\n]*"|'(?:\\.|[^'\n])*'))+,?\s*\)/g, 'Doc()');
  // Python's formatter breaks lines in brackets by the length of that text.
  return language === 'python' ? code.replaceAll(/(?<=[([,])\s+|,?\s*\n\s*(?=[)\]])/g, '') : code;
}

function isDescription(token: Token | string, text: string): boolean {
  if (typeof token === 'string') return false;
  return token.type === 'doc-comment' || (token.type === 'comment' && !directive.test(text));
}

/**
 * Whether a token is a separate statement; any other triple-quoted text follows something on its line.
 *
 * @param before the code before the token
 */
function isDocstring(token: Token | string, before: string): boolean {
  return typeof token !== 'string' && token.type === 'triple-quoted-string' && /(?:^|\n)[\t ]*$/.test(before);
}
