import {site} from './site';

/** What the landing page leads to. One entry more is one card more; the build fails where its page does not exist. */

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

export const startHere: Card[] = [
  {
    title: 'My pipeline is red',
    text: 'Find the error text, its cause and its fix.',
    to: '/troubleshooting',
    page: 'Troubleshooting',
  },
  {
    title: 'I write my first pipeline',
    text: 'Build, test and publish a small project step by step.',
    to: '/quickstart/ci',
    page: 'Quickstart: CI',
  },
  {
    title: 'I look up a type',
    text: 'Every type of the API, its functions and their arguments.',
    to: '/reference/typescript/',
    page: 'TypeScript SDK reference',
  },
  {
    title: 'I need the CLI',
    text: 'Get exactly 0.18.14 on Linux, macOS or Windows.',
    to: '/install',
    page: 'Installation',
  },
  {
    title: 'My builds are slow',
    text: 'Keep downloads and compiled parts from one run to the next.',
    to: '/api/cache-volumes',
    page: 'Cache volumes',
  },
  {
    title: 'A step needs a password',
    text: 'Hand it over without leaving it in a log or an image.',
    to: '/api/secrets',
    page: 'Secrets',
  },
  {
    title: 'I look for a flag',
    text: 'Every command of the CLI, its flags and their defaults.',
    to: '/reference/cli/',
    page: 'CLI reference',
  },
  {
    title: 'It has to run in my CI',
    text: 'Files for GitHub, GitLab, Jenkins and others, and for Kubernetes.',
    to: '/ci/integrations',
    page: 'Integrations',
  },
  {
    title: 'I look for a recipe',
    text: 'Short modules for files, builds, secrets, services and images.',
    to: '/cookbook',
    page: 'Cookbook',
  },
  {
    title: 'The engine needs a setting',
    text: 'Cache limits, mirrors, proxies, certificates, model keys.',
    to: '/configuration',
    page: 'Configuration',
  },
  {
    title: 'I want to try the API',
    text: 'Send a query to an engine and look at the answer.',
    to: '/api/playground',
    page: 'API playground',
  },
  {
    title: 'I want to leave 0.18',
    text: 'See what later releases changed, and how to move on.',
    to: '/next',
    page: 'After 0.18',
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
    text: 'Run each suite in a clean container next to the real services it talks to, many suites at a time.',
  },
  {
    title: 'AI agents',
    text: 'Hand a language model an environment of typed objects, and let it work with your functions as its tools.',
  },
];

export const community: Point[] = [
  {title: 'Discord', text: 'Ask a question, or see whether someone already has.', href: site.discordUrl},
  {title: 'GitHub', text: 'Read the source, report a bug, follow a release.', href: site.repositoryUrl},
  {title: 'Daggerverse', text: 'Search the modules that others have published.', href: site.daggerverseUrl},
];
