import {site} from './site';

/** The links of the landing page. The build fails if a page doesn't exist. */

/** A task, whose line is a link. */
export interface Task {
  /** The path of a line icon, on a 24 by 24 grid. */
  icon: string;
  /** The reader's task, in the reader's words. */
  title: string;
  /** What the page offers, in one sentence. */
  text: string;
  to: string;
}

/** A statement. If `href` is set, its title links to another site. */
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

/** For readers whose pipeline is broken or slow. */
export const fix: Task[] = [
  {
    icon: 'M12 4 21 19.5H3zM12 10v4.5M12 16.8v.2',
    title: 'Fix a failing pipeline',
    text: 'Look up an error message to find its cause and fix.',
    to: '/troubleshooting',
  },
  {
    icon: 'M4.5 18a8.8 8.8 0 1 1 15 0M12 14.5l4.5-5',
    title: 'Speed up a slow build',
    text: 'Reuse downloads and compiled files between runs.',
    to: '/api/cache-volumes',
  },
  {
    icon: 'M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 13l9-9M16 8l3 3',
    title: 'Use a secret in a step',
    text: 'Keep passwords and tokens out of logs and images.',
    to: '/api/secrets',
  },
  {
    icon: 'M4 12h15M13 6l6 6-6 6',
    title: 'Upgrade from 0.18',
    text: 'See what changed in later releases and upgrade step by step.',
    to: '/next',
  },
];

/** For readers who write pipelines. */
export const build: Task[] = [
  {
    icon: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
    title: 'Write your first pipeline',
    text: 'Test, build and publish a small project step by step.',
    to: '/quickstart/ci',
  },
  {
    icon: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5',
    title: 'Run your pipeline in CI',
    text: 'Copy the configuration for GitHub, GitLab, Jenkins, Kubernetes and more.',
    to: '/ci/integrations',
  },
  {
    icon: 'M9 8.5h11V20H9zM15 8.5V4H4v11.5h5',
    title: 'Copy a recipe',
    text: 'Start from complete modules for files, builds, secrets, services and images.',
    to: '/cookbook',
  },
  {
    icon: 'M4 7h8M17 7h3M4 17h3M12 17h8M12 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M7 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
    title: 'Configure the engine',
    text: 'Set cache limits, mirrors, proxies, certificates and model keys.',
    to: '/configuration',
  },
];

/** For readers who want to look something up. */
export const lookUp: Task[] = [
  {
    icon: 'M9 4c-3.5 0-1.5 8-5 8 3.5 0 1.5 8 5 8M15 4c3.5 0 1.5 8 5 8-3.5 0-1.5 8-5 8',
    title: 'Look up a type',
    text: 'Every type in the API, with its functions and arguments.',
    to: '/reference/typescript/',
  },
  {
    icon: 'M4 6l6 6-6 6M12 18h8',
    title: 'Find a flag',
    text: 'Every CLI command, with its flags and defaults.',
    to: '/reference/cli/',
  },
  {
    icon: 'M12 4v11.5M7 11l5 5 5-5M4 20h16',
    title: 'Install version 0.18.14',
    text: 'Get the CLI for Linux, macOS or Windows.',
    to: '/install',
  },
  {
    icon: 'M7 4.5 19 12 7 19.5z',
    title: 'Try the API',
    text: 'Send a query to your own engine, and see the response.',
    to: '/api/playground',
  },
];

export const useCases: Point[] = [
  {
    title: 'Continuous integration',
    text: 'Keep your build, test and release steps in one module, and let each CI system call it with one line.',
  },
  {
    title: 'Development environments',
    text: 'Start the databases, tools and services that your project needs, from the same definitions that CI uses.',
  },
  {
    title: 'Testing',
    text: 'Run each test suite in a clean container, with the real services it needs, and run many suites in parallel.',
  },
  {
    title: 'AI agents',
    text: 'Let a language model use your functions as tools, in an environment that you control.',
  },
];

export const community: Point[] = [
  {title: 'Discord', text: 'Ask a question, or check whether someone has already asked it.', href: site.discordUrl},
  {title: 'GitHub', text: 'Read the source, report a bug, or follow the releases.', href: site.repositoryUrl},
  {title: 'Daggerverse', text: 'Find modules that other people have published.', href: site.daggerverseUrl},
];
