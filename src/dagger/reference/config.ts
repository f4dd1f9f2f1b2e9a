export interface ModuleConfig {
  /** The module's folder relative to the section, without slashes at the ends: `api/client.gen`. */
  path: string;
  title: string;
  /** Plain text, one sentence, at most 160 characters. */
  description: string;
  /** Declaration files below `dist/src` of the package, without `.d.ts`. */
  declarations: string[];
}

export interface ReferenceConfig {
  /** The folder of the SDK package in node_modules. */
  packageName: string;
  /** Its version. */
  packageVersion: string;
  /** The folder of the guides that use the API, relative to the site. */
  guidesDir: string;
  /** The output folder, relative to the site. */
  outDir: string;
  /** The site's base path, with slashes at both ends. */
  baseUrl: string;
  /** The route of `outDir`, without base path and trailing slash. */
  route: string;
  /** The route of the page on moving to the latest release, without base path. */
  movingRoute: string;
  /** The route of the page of later releases, without base path; each release has an anchor there. */
  releasesRoute: string;
  modules: ModuleConfig[];
  /** Classes with one line on their purpose, in the order of the section's first page. */
  essentials: [name: string, purpose: string][];
  /** Descriptions of symbols and members (`Type.member`) that replace or complete the SDK's comments; Markdown. */
  summaries: Record<string, string>;
  /** Replacements for deprecated members (`Type.member`) if the SDK's own comment names nothing that exists. */
  replacements: Record<string, string>;
  /** Example files below `src/dagger/reference/examples`, by `module` or `module/symbol`. */
  examples: Record<string, string>;
}
