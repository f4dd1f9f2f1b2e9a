import type {Content} from '../reduce/content';

/** In the order of the report's columns; `this` is this repository's site, the others are its peers. */
export const siteIds = ['this', 'vitepress', 'starlight', 'docusaurus', 'docusaurus-faster'] as const;
export type SiteId = (typeof siteIds)[number];

/** A generator that builds plain Markdown. */
export interface Generator {
  id: SiteId;
  name: string;
  /** The folder in `packages/bench/peers` with its packages; missing for this site. */
  packages?: string;
  /** Writes a project to an existing empty folder. */
  write: (project: string, content: Content) => void;
  /** The Node.js script that builds a project, absolute, with its arguments and environment. */
  script: string;
  args: string[];
  env?: Record<string, string>;
  /** The folder of the pages, relative to the project. */
  pages: string;
  /** The build's output folder, relative to the project. */
  output: string;
}
