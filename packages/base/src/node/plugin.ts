import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/**
 * A plugin in the framework's type, which is more general than any plugin: it knows nothing of the options, which
 * TypeScript checks where a site sets them.
 */
export const asPlugin = <Create extends (context: LoadContext, options: never) => Plugin | Promise<Plugin>>(
  create: Create,
): Create & PluginModule => create as unknown as Create & PluginModule;
