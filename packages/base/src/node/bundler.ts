import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A bundler plugin, as a function. Docusaurus has webpack's types, to which Rspack conforms. */
export type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], (...args: never[]) => unknown>;

/** Absolute paths of what a page is compiled from besides its own file. */
export interface PageSources {
  folders?: readonly string[];
  files?: readonly string[];
}

/**
 * Registers files that a page's transforms read without the bundler's knowledge. A change to one reloads the page in
 * development, and invalidates the page's cache entry.
 *
 * @param name of the plugin that registers them
 * @param sourcesOf reads the sources of a page, given its absolute path
 */
export const trackSources =
  (name: string, sourcesOf: (page: string) => PageSources): BundlerPlugin =>
  (compiler) => {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap(name, (context) => {
        const page = 'resourcePath' in context ? context.resourcePath : '';
        if (!/\.mdx?$/.test(page) || !('addContextDependency' in context)) return;
        const {folders = [], files = []} = sourcesOf(page);
        folders.forEach((folder) => context.addContextDependency(folder));
        files.forEach((file) => context.addDependency(file));
      });
    });
  };
