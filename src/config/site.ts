/** By itself, for the script in every page, which needs no other constant. */
export const baseUrl = '/0.18/';

/** The constants of the site; everything else in the configuration refers to them. */
export const site = {
  title: 'Dagger 0.18',
  tagline: 'Pipelines as code, in containers, on any machine',
  url: 'https://archive.docs.dagger.io',
  baseUrl,
  /** The release that the snapshot documents; also the name of the version folder. */
  version: '0.18.14',
  currentDocsUrl: 'https://docs.dagger.io',
  daggerverseUrl: 'https://daggerverse.dev',
  discordUrl: 'https://discord.gg/dagger-io',
  repositoryUrl: 'https://github.com/dagger/dagger',
} as const;
