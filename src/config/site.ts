import {version} from '@docs-kit/dagger/version';

/** Exported separately, so that the inline script in every page bundles only this constant. */
export const baseUrl = '/0.18/';

/** The name of the product's command-line tool. Exported separately, so that pages bundle only this constant. */
export const command = 'dagger';

/** The site's constants. The rest of the configuration refers to them. */
export const site = {
  title: 'Dagger 0.18',
  tagline: 'Pipelines as code that run in containers on any machine',
  url: 'https://archive.docs.dagger.io',
  baseUrl,
  /** The release that the snapshot documents; also the name of the version's folder. */
  version,
  currentDocsUrl: 'https://docs.dagger.io',
  daggerverseUrl: 'https://daggerverse.dev',
  discordUrl: 'https://discord.gg/dagger-io',
  repositoryUrl: 'https://github.com/dagger/dagger',
} as const;
