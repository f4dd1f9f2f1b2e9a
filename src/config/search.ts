import type {SearchOptions} from '@docs-kit/search';
import {sdkLanguages} from './languages';
import {baseUrl, command} from './site';

export const search = {
  routes: {
    api: `${baseUrl}reference/typescript`,
    reference: `${baseUrl}reference`,
    next: `${baseUrl}next`,
    messages: `${baseUrl}troubleshooting`,
    integrations: `${baseUrl}ci/integrations`,
  },
  languages: sdkLanguages,
  command,
  synonyms: [
    'daggerverse share community public registry marketplace hub discover publish',
    'dataclass constructor',
    'elixir sdk',
  ],
  dialog: {
    storageName: 'dagger-0.18',
    nextLabel: 'After 0.18',
    starters: [
      {label: 'Quickstart', to: '/quickstart'},
      {label: 'Cookbook', to: '/cookbook'},
      {label: 'CLI reference', to: '/reference/cli/'},
      {label: 'Troubleshooting', to: '/troubleshooting'},
    ],
    elsewhere: [
      {label: 'API guides', to: '/api'},
      {label: 'TypeScript SDK reference', to: '/reference/typescript/'},
      {label: 'CLI reference', to: '/reference/cli/'},
      {label: 'Troubleshooting', to: '/troubleshooting'},
    ],
  },
} as const satisfies SearchOptions;
