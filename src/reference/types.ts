/** What a page of the reference is about; also decides its folder. */
export type Kind = 'class' | 'enumeration' | 'interface' | 'type-alias' | 'function' | 'variable';

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

/** A type as TypeScript writes it, and the symbols of the SDK in it. */
export interface TypeText {
  text: string;
  /** TypeScript names, in order of appearance, without duplicates. */
  refs: string[];
}

export interface Doc {
  /** Markdown of the SDK's comment; paragraphs are separated by an empty line; may be empty. */
  text: string;
  /** What to use instead; set means deprecated. */
  deprecated?: string;
  experimental: boolean;
}

/** A parameter, an option, a property or a member of an enumeration. */
export interface Field {
  name: string;
  type: TypeText;
  optional: boolean;
  doc: Doc;
  /** The value that holds where the field is left out. */
  defaultValue?: string;
}

export interface Callable {
  /** The TypeScript name: `import_`. */
  name: string;
  params: Field[];
  returns: TypeText;
  doc: Doc;
}

export interface SdkSymbol {
  module: string;
  kind: Kind;
  /** The name in the API, which is the page's: `Module`. */
  name: string;
  /** The name in TypeScript: `Module_`. */
  tsName: string;
  doc: Doc;
  /** Methods of a class, or the function itself. */
  methods: Callable[];
  /** Properties of a class, an object type or a constant; members of an enumeration, the value as type. */
  fields: Field[];
  /** The type behind an alias or a variable. */
  type?: TypeText;
}

/** By TypeScript name, in the order of the modules, then of kind and name. */
export type Sdk = Map<string, SdkSymbol>;
