import type {ThemeConfig} from '@docusaurus/theme-common';

export const colourMode = {
  defaultMode: 'light',
  respectPrefersColorScheme: true,
} satisfies Partial<ThemeConfig['colorMode']>;
