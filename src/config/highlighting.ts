import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {PrismTheme} from 'prism-react-renderer';

/** No inline colours: tokens carry classes only, and src/css/code.css colours them for both modes. */
const classesOnly: PrismTheme = {plain: {}, styles: []};

export const highlighting = {
  theme: classesOnly,
  darkTheme: classesOnly,
  additionalLanguages: [
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
