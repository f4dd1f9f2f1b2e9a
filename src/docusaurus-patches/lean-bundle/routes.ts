import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ChunkNames, RouteGroup} from './browser/routes';

/** A module in the registry of routes: `"id": [() => import(…), "path", require.resolveWeak("path")],`. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(\/\*[^*]*\*\/ ("[^"]+")\), .*$/gm;

/** A route as the framework writes it, with the key of its chunks' names in place of its component. */
interface WrittenRoute {
  path: string;
  component: string;
  routes?: WrittenRoute[];
  [attribute: string]: unknown;
}

/** The files of the framework's that a browser reads in their lean form, by the module names of the framework. */
export type BrowserFiles = Record<
  '@generated/registry$' | '@generated/routesChunkNames$' | '@generated/routes$' | '@generated/routeTable$',
  string
>;

/** Evaluates the file, which is a literal but for its imports and the calls that make components. */
function readRoutes(text: string): WrittenRoute[] {
  const script = text.replaceAll(/^import .*$/gm, '').replace('export default', '');
  return runInNewContext(`(${script.trim().replace(/;$/, '')})`, {
    ComponentCreator: (route: string, hash: string) => `${route}-${hash}`,
  }) as WrittenRoute[];
}

/** Gives the modules of a site short names: pages count from 0, and what they share from A. */
class Names {
  readonly pages: string[] = [];
  readonly shared: string[] = [];

  shareAll(names: ChunkNames): ChunkNames {
    const renamed = Object.entries(names).map(([name, value]) => [
      name,
      typeof value === 'string' ? this.#share(value) : this.shareAll(value),
    ]);
    return Object.fromEntries(renamed) as ChunkNames;
  }

  #share(id: string): string {
    if (!this.shared.includes(id)) this.shared.push(id);
    return `S${this.shared.indexOf(id).toString(36)}`;
  }
}

/** Groups siblings that differ in nothing but their paths and pages. */
function groupRoutes(
  routes: readonly WrittenRoute[],
  baseUrl: string,
  chunkNames: Record<string, ChunkNames>,
  names: Names,
): RouteGroup[] {
  const groups: RouteGroup[] = [];
  let last = '';
  for (const {path: full, component, routes: children, ...attributes} of routes) {
    const relative = full.startsWith(baseUrl) ? full.slice(baseUrl.length) : full;
    const {content, ...others} = chunkNames[component] ?? {};
    const page = typeof content === 'string';
    if (page) names.pages.push(content);
    const group: Omit<RouteGroup, 'paths'> = {
      ...(component in chunkNames && {names: names.shareAll(page || !content ? others : {...others, content})}),
      ...(page && {pages: true}),
      ...(Object.keys(attributes).length > 0 && {attributes}),
      ...(children && {routes: groupRoutes(children, baseUrl, chunkNames, names)}),
    };
    const kind = JSON.stringify(group);
    const previous = groups.at(-1);
    if (previous && kind === last && !children) previous.paths += ` ${relative}`;
    else groups.push({paths: relative, ...group});
    last = kind;
  }
  return groups;
}

/**
 * Writes what a browser needs of the framework's registry and routes beside them: without the paths that only the server
 * reads, with routes that look alike folded, and with counted ids in place of random ones, which no compression can make
 * smaller. What all pages share, the layout for one, is no chunk of its own.
 *
 * @param generatedFilesDir Where the framework wrote `registry.js`, `routes.js` and `routesChunkNames.json`.
 * @throws where they do not look as expected, as after an upgrade of the framework
 */
export function writeBrowserFiles(generatedFilesDir: string, baseUrl: string): BrowserFiles {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(generatedFilesDir, file), text);
    return path.join(generatedFilesDir, file);
  };
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const modules = new Map([...read('registry.js').matchAll(entry)].map(([, id = '', file = '']) => [id, file]));
  const names = new Names();
  const groups = groupRoutes(readRoutes(read('routes.js')), baseUrl, chunkNames, names);
  const fileOf = (id: string): string => {
    const file = modules.get(id);
    if (file !== undefined) return file;
    throw new Error(
      `${generatedFilesDir}/registry.js: the module ${id} is not found in it. Adapt src/docusaurus-patches/lean-bundle/routes.ts to the new form of the file.`,
    );
  };
  const registry = [
    ...names.shared.map((id, at) => `  S${at.toString(36)}: [() => import(/* webpackMode: "eager" */ ${fileOf(id)})],`),
    ...names.pages.map((id, at) => {
      // A page's chunk has the name that the page has in the registry.
      const name = at.toString(36);
      return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${fileOf(id)})],`;
    }),
  ];
  const table = `unfold(${JSON.stringify(groups)}, ${JSON.stringify(baseUrl)})`;
  return {
    '@generated/registry$': write('registry.browser.js', `export default {\n${registry.join('\n')}\n};\n`),
    '@generated/routeTable$': write(
      'routeTable.browser.js',
      `import {unfold} from '@site/src/docusaurus-patches/lean-bundle/browser/routes';\nexport const {routes, chunkNames, pages} = ${table};\n`,
    ),
    '@generated/routesChunkNames$': write(
      'routesChunkNames.browser.js',
      "export {chunkNames as default} from '@generated/routeTable';\n",
    ),
    '@generated/routes$': write(
      'routes.browser.js',
      [
        "import ComponentCreator from '@docusaurus/ComponentCreator';",
        "import {routesWith} from '@site/src/docusaurus-patches/lean-bundle/browser/routes';",
        "import {routes} from '@generated/routeTable';",
        'export default routesWith(ComponentCreator, routes);\n',
      ].join('\n'),
    ),
  };
}
