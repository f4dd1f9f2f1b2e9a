// cspell:ignore prolog atrule
import type {Highlighting} from '@docs-kit/samples/node/highlight';

/** Maps token types to the variables of `src/css/tokens.css`, which define a colour for each colour mode. */
const colours: [variable: string, ...types: string[]][] = [
  ['comment', 'comment', 'prolog', 'doctype', 'cdata', 'output', 'prompt'],
  ['keyword', 'keyword', 'important', 'atrule', 'tag', 'selector'],
  ['type', 'class-name', 'namespace', 'package', 'builtin', 'property', 'key', 'attr-name', 'table'],
  ['function', 'function', 'function-definition', 'method'],
  ['string', 'string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
  ['number', 'number', 'boolean', 'constant', 'symbol', 'variable', 'parameter'],
  ['annotation', 'annotation', 'decorator', 'attribute', 'directive'],
  ['removed', 'deleted'],
];

/**
 * The languages of the pages beyond those built into prism-react-renderer, by Prism's names. `@docs-kit/samples` highlights code
 * when pages are compiled, and writes the theme as a style sheet. Operators and punctuation have no colour: they'd account for half of all elements on a page with a lot of code.
 */
export const highlighting = {
  theme: {
    plain: {},
    styles: [
      ...colours.map(([variable, ...types]) => ({types, style: {color: `var(--code-${variable})`}})),
      {types: ['bold', 'important'], style: {fontWeight: '600' as const}},
    ],
  },
  additionalLanguages: [
    'go',
    'python',
    'typescript',
    'graphql',
    'yaml',
    'php',
    'rust',
    'elixir',
    'bash',
    'toml',
    'powershell',
    'java',
    'docker',
    'json',
    'ini',
    'groovy',
    'hcl',
    'diff',
  ],
} satisfies Highlighting & {theme: {plain: object}};
