import {Prism} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';
import type * as PrismNamespace from 'prismjs';
import {correctGrammars} from './grammars';

/** How code is highlighted; the first two are the framework's `themeConfig.prism`. */
export interface Highlighting {
  /** The styles of token types. Types without one stay plain text. */
  theme: {styles: readonly {types: readonly string[]; style: object}[]};
  /** The languages of the pages, by Prism's names. */
  additionalLanguages: readonly string[];
  /** Adds the site's own grammars to Prism. */
  addGrammars?: (prism: typeof PrismNamespace) => void;
}

/** Loads languages into the Prism of prism-react-renderer, which is a single object. */
export function loadPrism({
  additionalLanguages,
  addGrammars,
}: Pick<Highlighting, 'additionalLanguages' | 'addGrammars'>): typeof PrismNamespace {
  // Prism's language files register themselves on a global:
  // https://github.com/FormidableLabs/prism-react-renderer#custom-language-support
  Object.assign(globalThis, {Prism});
  loadLanguages.silent = true;
  loadLanguages([...additionalLanguages]);
  correctGrammars(Prism);
  addGrammars?.(Prism);
  return Prism;
}

/** The source text of a token, including nested tokens. */
export function tokenText(token: PrismNamespace.TokenStream): string {
  if (typeof token === 'string') return token;
  return Array.isArray(token) ? token.map(tokenText).join('') : tokenText(token.content);
}
