export interface ModuleConfig {
  /** The module's folder below the section, without slashes at the ends: `api/client.gen`. */
  path: string;
  title: string;
  /** Plain text, one sentence, at most 160 characters. */
  description: string;
  /** Declaration files below `dist/src` of the package, without `.d.ts`. */
  declarations: string[];
  /** Symbols that the declarations must hold; a package without one of them stops the build. */
  required: string[];
}

export interface ReferenceConfig {
  /** The folder of the SDK package in node_modules. */
  packageName: string;
  /** The exact version that the package must have. */
  packageVersion: string;
  /** The release that the site documents; later symbols are marked. */
  snapshotVersion: string;
  /** Where the pages are written, relative to the site. */
  outDir: string;
  /** The route of `outDir`, without base path and trailing slash. */
  route: string;
  /** Relative to the site. */
  sinceFile: string;
  modules: ModuleConfig[];
  /** Symbols that are declared, but are no part of what a program uses. */
  hidden: RegExp;
  /** Class and one line on what it is for, in the order of the section's first page. */
  essentials: [name: string, purpose: string][];
  /** What symbols and members (`Type.member`) are, in place of the SDK's comment or where it has none; Markdown. */
  summaries: Record<string, string>;
  /** What to do instead of a deprecated member (`Type.member`), where the SDK's own words name nothing that exists. */
  replacements: Record<string, string>;
  /** Example files below `src/reference/examples`, by `module` or `module/symbol`. */
  examples: Record<string, string>;
}
