import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A bundler plugin, as a function. Docusaurus has webpack's types, to which Rspack conforms. */
export type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => unknown>;
