import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  PluginOptions,
  PropSidebar,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';

/** A sidebar without what only the cards of `DocCardList` read. */
function leanSidebar(items: PropSidebar): PropSidebar {
  return items.map((item): PropSidebarItem => {
    if (item.type === 'category') return {...item, items: leanSidebar(item.items)};
    if (item.type !== 'link') return item;
    const {type, href, label, className, customProps, unlisted} = item;
    return {type, href, label, className, customProps, ...(unlisted && {unlisted})};
  });
}

/** A version's route carries its sidebars, and titles and descriptions of all of its pages for the cards of `DocCardList`. */
function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return {...route, ...(route.routes && {routes: route.routes.map(leanRoute)})};
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, leanSidebar(items)] as const);
  return {
    ...route,
    props: {...route.props, version: {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)}},
  };
}

/** The version dropdown leads to the same page of the other version; pages that only one version has are not looked for. */
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

/** The stock docs plugin, without the data that each reader would load for what no page shows. */
async function leanDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
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

/** Docusaurus reads `validateOptions` from a plugin that is passed as a function; its type there is more general than any plugin's. */
export default Object.assign(leanDocsPlugin, {validateOptions}) as unknown as PluginModule;
