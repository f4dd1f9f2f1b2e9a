import {site} from './site';

/** What the landing page leads to. Each entry becomes a card; the build fails if its page doesn't exist. */

/** A card is a link as a whole. */
export interface Card {
  /** The reader's task, in the reader's words. */
  title: string;
  /** What the page gives, one sentence. */
  text: string;
  to: string;
  /** The name of the page it leads to. */
  page: string;
}

/** A statement; `href` makes its title a link to another site. */
export interface Point {
  title: string;
  text: string;
  href?: string;
}

/** A button. */
export interface Action {
  label: string;
  to: string;
}

export const actions: Action[] = [
  {label: 'Start in ten minutes', to: '/quickstart'},
  {label: 'Install Dagger', to: '/install'},
];

/** For readers whose pipeline doesn't work, or not well enough. */
export const fix: Card[] = [
  {
    title: 'Fix a red pipeline',
    text: 'Find the error text, its cause and its fix.',
    to: '/troubleshooting',
    page: 'Troubleshooting',
  },
  {
    title: 'Speed up a slow build',
    text: 'Keep downloads and compiled files from one run to the next.',
    to: '/api/cache-volumes',
    page: 'Cache volumes',
  },
  {
    title: 'Pass a password to a step',
    text: 'Keep it out of logs and images.',
    to: '/api/secrets',
    page: 'Secrets',
  },
  {
    title: 'Move on from 0.18',
    text: 'See the changes in later releases, and move step by step.',
    to: '/next',
    page: 'After 0.18',
  },
];

/** For readers who write pipelines. */
export const build: Card[] = [
  {
    title: 'Write your first pipeline',
    text: 'Test, build and publish a small project step by step.',
    to: '/quickstart/ci',
    page: 'Quickstart: CI',
  },
  {
    title: 'Run it in your CI system',
    text: 'Copy the files for GitHub, GitLab, Jenkins and others, and for Kubernetes.',
    to: '/ci/integrations',
    page: 'Integrations',
  },
  {
    title: 'Copy a recipe',
    text: 'Start from short modules for files, builds, secrets, services and images.',
    to: '/cookbook',
    page: 'Cookbook',
  },
  {
    title: 'Configure the engine',
    text: 'Set cache limits, mirrors, proxies, certificates and model keys.',
    to: '/configuration',
    page: 'Configuration',
  },
];

/** For readers who know what they are looking for. */
export const lookUp: Card[] = [
  {
    title: 'Look up a type',
    text: 'Every type of the API, with its functions and their arguments.',
    to: '/reference/typescript/',
    page: 'TypeScript SDK reference',
  },
  {
    title: 'Find a flag',
    text: 'Every command of the CLI, with its flags and their defaults.',
    to: '/reference/cli/',
    page: 'CLI reference',
  },
  {
    title: 'Install exactly 0.18.14',
    text: 'Get the CLI for Linux, macOS or Windows.',
    to: '/install',
    page: 'Installation',
  },
  {
    title: 'Try the API',
    text: 'Send a query to an engine and read the answer.',
    to: '/api/playground',
    page: 'API playground',
  },
];

export const useCases: Point[] = [
  {
    title: 'Continuous integration',
    text: 'Keep build, test and release steps in one module, and let each CI system call it with one line.',
  },
  {
    title: 'Development environments',
    text: 'Start the databases, tools and services that a project needs, from the same definitions that CI uses.',
  },
  {
    title: 'Testing',
    text: 'Run each test suite in a clean container beside the real services it needs, many suites at a time.',
  },
  {
    title: 'AI agents',
    text: 'Give a language model an environment of typed objects, and let it use your functions as tools.',
  },
];

export const community: Point[] = [
  {title: 'Discord', text: 'Ask a question, or check whether someone already has.', href: site.discordUrl},
  {title: 'GitHub', text: 'Read the source, report a bug, follow a release.', href: site.repositoryUrl},
  {title: 'Daggerverse', text: 'Search the modules that others have published.', href: site.daggerverseUrl},
];
