import type {Content} from '../content/read';

/**
 * In the order of the report's columns; `this` is this repository's site, the others are its peers. Stock Docusaurus has
 * this repository's packages, the others have theirs in `packages/bench/peers`.
 */
export const siteIds = ['this', 'vitepress', 'starlight', 'docusaurus'] as const;
export type SiteId = (typeof siteIds)[number];

/** A generator that builds plain Markdown. */
export interface Generator {
  id: SiteId;
  name: string;
  /** Writes a project to an existing empty folder. */
  write: (project: string, content: Content) => void;
  /** The Node.js script that builds a project, absolute, with its arguments and environment. */
  script: string;
  args: string[];
  /** The script's arguments for the development server, which takes `--port`. */
  start: string[];
  env?: Record<string, string>;
  /** The folder of the pages, relative to the project. */
  pages: string;
  /** The build's output folder, relative to the project. */
  output: string;
}
