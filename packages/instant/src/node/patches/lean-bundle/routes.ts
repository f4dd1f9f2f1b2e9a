import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ChunkNames, RouteGroup} from '../../../browser/lean-bundle/routes';

/** A line of the module registry: `"id": [() => import(…), "path", require.resolveWeak("path")],`. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(\/\*[^*]*\*\/ ("[^"]+")\), .*$/gm;

/** A route as the framework writes it, with the key of its chunk names instead of a component. */
interface WrittenRoute {
  path: string;
  component: string;
  routes?: WrittenRoute[];
  [attribute: string]: unknown;
}

/** Evaluates a generated file, which is a literal except for imports and the calls that create components. */
function readRoutes(text: string): WrittenRoute[] {
  const script = text.replaceAll(/^import .*$/gm, '').replace('export default', '');
  return runInNewContext(`(${script.trim().replace(/;$/, '')})`, {
    ComponentCreator: (route: string, hash: string) => `${route}-${hash}`,
  }) as WrittenRoute[];
}

/** Modules with short names: pages are `0`, `1` and so on in base 36, and shared modules `S0`, `S1`. */
interface Modules {
  pages: string[];
  shared: string[];
}

/** Replaces the ids of shared modules by their short names, at any depth. */
function shareAll(names: ChunkNames, {shared}: Modules): ChunkNames {
  return JSON.parse(JSON.stringify(names), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (!shared.includes(value)) shared.push(value);
    return `S${shared.indexOf(value).toString(36)}`;
  }) as ChunkNames;
}

/** Groups siblings that differ only in their paths and pages. */
function groupRoutes(
  routes: readonly WrittenRoute[],
  baseUrl: string,
  chunkNames: Record<string, ChunkNames>,
  modules: Modules,
): RouteGroup[] {
  const groups: RouteGroup[] = [];
  let last = '';
  for (const {path: full, component, routes: children, ...attributes} of routes) {
    const relative = full.startsWith(baseUrl) ? full.slice(baseUrl.length) : full;
    const {content, ...others} = chunkNames[component] ?? {};
    const page = typeof content === 'string';
    if (page) modules.pages.push(content);
    const group: Omit<RouteGroup, 'paths'> = {
      ...(component in chunkNames && {names: shareAll(page || !content ? others : {...others, content}, modules)}),
      ...(page && {pages: true}),
      ...(Object.keys(attributes).length > 0 && {attributes}),
      ...(children && {routes: groupRoutes(children, baseUrl, chunkNames, modules)}),
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
 * Writes lean versions of the framework's registry and routes beside the originals: without paths that only the server
 * reads, with similar routes grouped, and with sequential ids instead of random ones, which don't compress. Modules
 * that all pages share, such as the layout, don't get chunks.
 *
 * @param generatedFilesDir where the framework wrote `registry.js`, `routes.js` and `routesChunkNames.json`
 * @returns the lean files, keyed by the framework's module names
 * @throws if their structure is unexpected, as after an upgrade of the framework
 */
export function writeBrowserFiles(generatedFilesDir: string, baseUrl: string) {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(generatedFilesDir, file), text);
    return path.join(generatedFilesDir, file);
  };
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const files = new Map([...read('registry.js').matchAll(entry)].map(([, id = '', file = '']) => [id, file]));
  const modules: Modules = {pages: [], shared: []};
  const groups = groupRoutes(readRoutes(read('routes.js')), baseUrl, chunkNames, modules);
  const fileOf = (id: string): string => {
    const file = files.get(id);
    if (file !== undefined) return file;
    throw new Error(
      `${generatedFilesDir}/registry.js: the module ${id} isn't in it. Adapt packages/instant/src/node/patches/lean-bundle/routes.ts to the file's new form.`,
    );
  };
  const registry = [
    ...modules.shared.map(
      (id, at) => `  S${at.toString(36)}: [() => import(/* webpackMode: "eager" */ ${fileOf(id)})],`,
    ),
    ...modules.pages.map((id, at) => {
      // The page's name in the registry is also its chunk's.
      const name = at.toString(36);
      return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${fileOf(id)})],`;
    }),
  ];
  const table = `unfold(${JSON.stringify(groups)}, ${JSON.stringify(baseUrl)})`;
  return {
    '@generated/registry$': write('registry.browser.js', `export default {\n${registry.join('\n')}\n};\n`),
    '@generated/routeTable$': write(
      'routeTable.browser.js',
      `import {unfold} from '@docs-kit/instant/browser/lean-bundle/routes';\nexport const {routes, chunkNames} = ${table};\n`,
    ),
    '@generated/routesChunkNames$': write(
      'routesChunkNames.browser.js',
      "export {chunkNames as default} from '@generated/routeTable';\n",
    ),
    '@generated/routes$': write(
      'routes.browser.js',
      [
        "import ComponentCreator from '@docusaurus/ComponentCreator';",
        "import {routesWith} from '@docs-kit/instant/browser/lean-bundle/routes';",
        "import {routes} from '@generated/routeTable';",
        'export default routesWith(ComponentCreator, routes);\n',
      ].join('\n'),
    ),
  };
}
