import {readFileSync} from 'node:fs';
import {URL} from 'node:url';

const rules = JSON.parse(readFileSync(new URL('.prose/rules.json', import.meta.url), 'utf8'));

export default {
  customRules: ['markdownlint-rule-search-replace'],
  globs: ['*.md', '{.github,deploy,src,packages,tests}/**/*.md', '{docs,versioned_docs}/**/*.{md,mdx}'],
  ignores: [
    'versioned_docs/*/reference/typescript/**',
    'versioned_docs/*/_samples/**',
    '**/node_modules/**',
    '**/fixtures/**',
  ],
  noProgress: true,
  config: {
    default: true,
    // Go is indented with tabs.
    MD010: {code_blocks: false},
    // Line length is the writer's.
    MD013: false,
    // A changelog and pages with parts of the same kind repeat headings under different parents.
    MD024: {siblings_only: true},
    // The title is in the front matter.
    MD025: {front_matter_title: ''},
    // Components are the point of MDX.
    MD033: false,
    // Pages open with a paragraph, README and CONTRIBUTING with a heading.
    MD041: false,
    // A page writes h2 and h3 only.
    MD001: true,
    MD004: {style: 'dash'},
    MD029: {style: 'ordered'},
    MD035: {style: '---'},
    // A heading's own id is written as a comment, {/* #id */}, whose stars aren't emphasis.
    MD037: false,
    MD040: {language_only: false},
    MD046: {style: 'fenced'},
    MD048: {style: 'backtick'},
    MD049: {style: 'asterisk'},
    MD050: {style: 'asterisk'},
    // Compact tables, `|---|`, are easier to edit.
    MD055: {style: 'leading_and_trailing'},
    MD060: false,
    // The style guide's rules that a pattern can check, each with a bad and a good example.
    'search-replace': {
      rules: rules.map(({name, message, searchPattern}) => ({name, message, searchPattern, searchScope: 'text'})),
    },
  },
};
