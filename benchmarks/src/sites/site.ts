import type {Content} from '../reduce/content';

/** In the order of the report's columns; `this` is the site of this repository, the others are its peers. */
export const siteIds = ['this', 'vitepress', 'starlight', 'docusaurus', 'docusaurus-faster'] as const;
export type SiteId = (typeof siteIds)[number];

/** How one command of a generator is run. */
export interface BuildCommand {
  /** A script that Node.js runs; absolute. */
  script: string;
  args: string[];
  env: Record<string, string>;
}

/** A generator that builds plain Markdown. */
export interface Generator {
  id: SiteId;
  name: string;
  /** The folder in `benchmarks/peers` with its packages; none for this site. */
  packages?: string;
  /** Writes a project into an existing empty folder. */
  write: (project: string, content: Content) => void;
  command: () => BuildCommand;
  /** The folder of the pages, relative to the project. */
  pages: string;
  /** Where a project's build lies. */
  output: (project: string) => string;
}
