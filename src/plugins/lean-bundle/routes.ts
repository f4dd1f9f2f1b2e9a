import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a route loads, by name: the id of a module, or more of the same kind. */
interface ChunkNames {
  [name: string]: string | ChunkNames;
}

/** A module in the registry of routes: `"id": [() => import(…), "path", require.resolveWeak("path")],`. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(\/\*[^*]*\*\/ ("[^"]+")\), .*$/gm;

/** The files of the framework's that a browser reads in their lean form, by the module names of the framework. */
export type BrowserFiles = Record<'@generated/registry$' | '@generated/routesChunkNames$', string>;

function idsOf(names: ChunkNames): string[] {
  return Object.values(names).flatMap((value) => (typeof value === 'string' ? [value] : idsOf(value)));
}

function rename(names: ChunkNames, short: ReadonlyMap<string, string>): ChunkNames {
  return Object.fromEntries(
    Object.entries(names).map(([name, value]) => [
      name,
      typeof value === 'string' ? (short.get(value) ?? value) : rename(value, short),
    ]),
  );
}

/**
 * Writes what a browser needs of the framework's registry of routes beside it: without the paths that only the server
 * reads, in the order of the routes, and with counted ids in place of random ones, which no compression can make smaller.
 *
 * @param generatedFilesDir Where the framework wrote `registry.js` and `routesChunkNames.json`.
 * @throws where the registry does not look as expected, as after an upgrade of the framework
 */
export function writeBrowserFiles(generatedFilesDir: string): BrowserFiles {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(generatedFilesDir, file), text);
    return path.join(generatedFilesDir, file);
  };
  const names = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
  const modules = new Map([...read('registry.js').matchAll(entry)].map(([, id = '', file = '']) => [id, file]));
  const ids = [...new Set(idsOf(names))];
  const missing = ids.find((id) => !modules.has(id));
  if (missing !== undefined) {
    throw new Error(
      `${generatedFilesDir}/registry.js: the module ${missing} is not found in it. Adapt src/plugins/lean-bundle/routes.ts to the new form of the file.`,
    );
  }
  const short = new Map(ids.map((id, index) => [id, index.toString(36)]));
  const registry = ids.map((id) => {
    const name = short.get(id) ?? id;
    // The framework prefetches a module's chunk by the name that the module has in the registry.
    return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${modules.get(id) ?? ''})],`;
  });
  return {
    '@generated/registry$': write('registry.browser.js', `export default {\n${registry.join('\n')}\n};\n`),
    '@generated/routesChunkNames$': write('routesChunkNames.browser.json', JSON.stringify(rename(names, short))),
  };
}
