import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

export {validateOptions};

/** A version's route carries titles and descriptions of all of its pages, for the cards of `DocCardList` alone. */
function withoutCards(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
    ...(route.routes && {routes: route.routes.map(withoutCards)}),
  };
}

/** The stock docs plugin, without the data that each reader would load for cards that no page shows. */
export default async function lightDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(withoutCards(route))},
      }),
  };
}
