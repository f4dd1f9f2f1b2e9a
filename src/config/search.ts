import {readSearchSettings, type SearchOptions} from '@docs-kit/search';
import {sdkLanguages} from './languages';
import {baseUrl} from './site';

/** Part of the storage keys for recent and favourite pages. */
const storageName = 'dagger-0.18';

export const search = {
  routes: {
    api: `${baseUrl}reference/typescript`,
    reference: `${baseUrl}reference`,
    next: `${baseUrl}next`,
    messages: `${baseUrl}troubleshooting`,
    integrations: `${baseUrl}ci/integrations`,
  },
  languages: sdkLanguages.map(({id}) => id),
  program: 'dagger',
  dialog: {
    parameter: 'q',
    laterLabel: 'After 0.18',
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
} satisfies SearchOptions;

/** The theme's `algolia`: Algolia if the deployer has set its variables, otherwise the index that's built with the site. */
export const searchSettings = (environment: NodeJS.ProcessEnv) => readSearchSettings(environment, storageName);
