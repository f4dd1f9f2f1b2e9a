/** The data that the build passes to the explorer's script. */

/** An example query. */
export interface Example {
  title: string;
  /** The address of the page that explains it. */
  page: string;
  query: string;
  /** JSON, or empty. */
  variables: string;
}

/** Embedded in the document as JSON. */
export interface ExplorerData {
  /** The documented release: `0.18.14`. */
  version: string;
  /** The address of the file with the schema. */
  schema: string;
  examples: Example[];
}

/** The file with the schema, as JSON. */
export interface SchemaFile {
  /** The schema in GraphQL's schema language, with descriptions. */
  sdl: string;
  /** Addresses in the reference by type (`Container`) and by member (`Container.withExec`). */
  links: Record<string, string>;
}
