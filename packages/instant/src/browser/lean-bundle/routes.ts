import type stockRoutes from '@generated/routes';

type RouteConfig = (typeof stockRoutes)[number];

/** The modules of a route by name: a module's id in the registry, or nested modules. */
export interface ChunkNames {
  [name: string]: string | ChunkNames;
}

/** Sibling routes that differ only in their paths and pages. */
export interface RouteGroup {
  /** Relative to the base path, separated by spaces; `*` is kept as it is. */
  paths: string;
  /** The modules of each route besides its page; missing for the framework's own routes. */
  names?: ChunkNames;
  /** Whether each route has a page. Pages are numbered in the order of the routes. */
  pages?: true;
  /** Further properties that the framework stores for each route. */
  attributes?: Record<string, unknown>;
  routes?: RouteGroup[];
}

/** A route whose component can be created from `path` and `hash`. */
export interface TableRoute {
  path: string;
  hash: string;
  attributes?: Record<string, unknown>;
  routes?: TableRoute[];
}

export interface RouteTable {
  routes: TableRoute[];
  /** In the framework's format, keyed by `path-hash`. */
  chunkNames: Record<string, ChunkNames>;
}

/** Expands the routes that the build has grouped, so that a page doesn't download three hundred similar ones. */
export function unfold(groups: readonly RouteGroup[], baseUrl: string): RouteTable {
  const chunkNames: RouteTable['chunkNames'] = {};
  let count = 0;
  let pages = 0;
  const routesOf = (siblings: readonly RouteGroup[]): TableRoute[] =>
    siblings.flatMap((group) =>
      group.paths.split(' ').map((relative) => {
        const path = relative === '*' ? relative : baseUrl + relative;
        const hash = String(count++);
        if (group.names)
          chunkNames[`${path}-${hash}`] = group.pages ? {...group.names, content: (pages++).toString(36)} : group.names;
        return {
          path,
          hash,
          ...(group.attributes && {attributes: group.attributes}),
          ...(group.routes && {routes: routesOf(group.routes)}),
        };
      }),
    );
  return {routes: routesOf(groups), chunkNames};
}

/** Returns the routes in the router's format. A component is created when its route is first matched. */
export function routesWith(
  create: (path: string, hash: string) => RouteConfig['component'],
  table: readonly TableRoute[],
): RouteConfig[] {
  return table.map(({path, hash, attributes, routes}) => {
    let component: RouteConfig['component'] | undefined;
    return {
      path,
      ...attributes,
      get component() {
        return (component ??= create(path, hash));
      },
      ...(routes && {routes: routesWith(create, routes)}),
    };
  });
}
