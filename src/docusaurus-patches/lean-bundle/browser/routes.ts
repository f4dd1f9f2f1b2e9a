import type stockRoutes from '@generated/routes';

type RouteConfig = (typeof stockRoutes)[number];

/** What a route loads, by name: the id of a module in the registry, or more of the same kind. */
export interface ChunkNames {
  [name: string]: string | ChunkNames;
}

/** Sibling routes that differ in nothing but their paths and the page that they show. */
export interface RouteGroup {
  /** Relative to the base path, separated by spaces; `*` stands for itself. */
  paths: string;
  /** What each of them loads, besides its page; none for the framework's own routes. */
  names?: ChunkNames;
  /** Whether each of them shows a page: the pages are counted in the order of the routes. */
  pages?: true;
  /** What else the framework knows of each. */
  attributes?: Record<string, unknown>;
  routes?: RouteGroup[];
}

/** A route whose component can be made of `path` and `hash`. */
export interface TableRoute {
  path: string;
  hash: string;
  attributes?: Record<string, unknown>;
  routes?: TableRoute[];
}

export interface RouteTable {
  routes: TableRoute[];
  /** As the framework has them: by `path-hash`. */
  chunkNames: Record<string, ChunkNames>;
  /** The chunk of each page, by path. */
  pages: Map<string, string>;
}

/** Unfolds what the build has folded, so that a page need not load three hundred routes that look alike. */
export function unfold(groups: readonly RouteGroup[], baseUrl: string): RouteTable {
  const chunkNames: RouteTable['chunkNames'] = {};
  const pages: RouteTable['pages'] = new Map();
  let count = 0;
  const routesOf = (siblings: readonly RouteGroup[]): TableRoute[] =>
    siblings.flatMap((group) =>
      group.paths.split(' ').map((relative) => {
        const path = relative === '*' ? relative : baseUrl + relative;
        const hash = String(count++);
        if (group.names) {
          const page = pages.size.toString(36);
          chunkNames[`${path}-${hash}`] = group.pages ? {...group.names, content: page} : group.names;
          if (group.pages) pages.set(path, page);
        }
        return {
          path,
          hash,
          ...(group.attributes && {attributes: group.attributes}),
          ...(group.routes && {routes: routesOf(group.routes)}),
        };
      }),
    );
  return {routes: routesOf(groups), chunkNames, pages};
}

/** The routes as the router wants them; a component is made when its route is first matched. */
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
