import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The languages of the pages, by Prism's names, beside those of the web; `src/markdown/highlight/` adds Dagger Shell and
 * `console`. Code is highlighted while pages are compiled, by classes that src/css/code.css colours for both modes, so
 * the theme's own colours are empty.
 */
export const highlighting = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
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
} satisfies UserThemeConfig['prism'];
