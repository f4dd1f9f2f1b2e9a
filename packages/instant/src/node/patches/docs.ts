import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus puts the titles and descriptions of all pages into a version's route, and their ids into its sidebars, for
 * the cards of `DocCardList`, which no page shows.
 */
function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return {...route, ...(route.routes && {routes: route.routes.map(leanRoute)})};
  const withoutIds = JSON.stringify(version.docsSidebars, (key, value: unknown) =>
    key === 'docId' ? undefined : value,
  );
  const docsSidebars = JSON.parse(withoutIds) as PropVersionMetadata['docsSidebars'];
  return {...route, props: {...route.props, version: {...version, docs: {}, docsSidebars}}};
}

/**
 * The version dropdown links to the same page of the other version. Pages that exist in one version only aren't
 * checked.
 */
function leanGlobalData(data: GlobalPluginData): GlobalPluginData {
  const inOther = (id: string, version: GlobalVersion): boolean =>
    data.versions.some((other) => other !== version && other.docs.some((doc) => doc.id === id));
  return {
    ...data,
    versions: data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({id}) => id === version.mainDocId || inOther(id, version)),
    })),
  };
}

type DocsPlugin = Plugin<LoadedContent>;

/**
 * Docusaurus makes every page depend on a file with the plugin's options, and writes the file whenever it loads the
 * site. An edit of the configuration would therefore compile all pages again in development, 10 s of work, although the
 * development server keeps the options that it started with.
 */
function compileOnce(configure: DocsPlugin['configureWebpack']): DocsPlugin['configureWebpack'] {
  if (process.env.NODE_ENV !== 'development') return configure;
  return (...args) => {
    const config = configure?.(...args);
    const [pages] = config?.module?.rules as [{use: [{options: {dependencies?: string[]}}]}];
    delete pages.use[0].options.dependencies;
    return config;
  };
}

/** The stock docs plugin without the data that every reader would download and no page shows. */
async function leanDocsPlugin(context: LoadContext, options: PluginOptions): Promise<DocsPlugin> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    configureWebpack: compileOnce(plugin.configureWebpack),
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(leanGlobalData(data as GlobalPluginData)),
        },
      }),
  };
}

/**
 * Docusaurus reads `validateOptions` from a plugin that's passed as a function, but types it more generally than any
 * plugin does.
 */
export default Object.assign(leanDocsPlugin, {validateOptions}) as unknown as PluginModule;
