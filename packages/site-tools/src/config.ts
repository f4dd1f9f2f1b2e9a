import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {require as requireTypeScript} from 'tsx/cjs/api';

/** A command that a site adds: `npx site NAME`. */
export interface SiteCommand {
  /** One line for the list of commands. */
  about: string;
  /**
   * The module to run, by the name of a package. It exports `main(args)`, whose errors are printed without their stack,
   * and may export `usage`, which answers `--help`.
   */
  module: string;
}

/** What a change of some files is likely to break, for `site test --changed`. */
export interface Change {
  /** Matches paths in the repository. */
  files: RegExp;
  /** Checks that aren't light, with parts of the names of their test files; with an empty list, all of them run. */
  run: Readonly<Record<string, readonly string[]>>;
}

/** The site's constants for its commands: the default export of `site-tools.config.ts` in the site's root. */
export interface SiteToolsConfig {
  title: string;
  /** Where the site is published, without its path: `https://example.org`. */
  url: string;
  /** The base path, with slashes at both ends: `/docs/`. */
  baseUrl: string;
  /** The documented release, also the name of the version's folder. */
  version: string;
  /** The folder of the samples that a build counts: `<page>/<sample>` in it. */
  samplesDir: string;
  /** What only readers of this site would search for, and what its code blocks are written in, for comparisons. */
  bench: {
    typed: readonly string[];
    highlighted: readonly string[];
    /** Edits of sources whose effect the page `/api/arguments` shows: as text, or as the content of `body::after`. */
    edits: readonly {label: string; file: string; from: string; to: string}[];
  };
  /** The first rule that matches a file counts; a change of any other file needs every check. */
  changes: readonly Change[];
  /** Commands of other packages, by name. */
  commands: Readonly<Record<string, SiteCommand>>;
}

const file = path.join(root, 'site-tools.config.ts');

/** The configuration of the site in the working directory. */
export const config = (requireTypeScript(file, __filename) as {default: SiteToolsConfig}).default;
