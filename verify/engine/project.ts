import path from 'node:path';
import {mainClass} from '../../src/content/samples/titles';
import type {Sample} from '../../src/content/samples/read';

/** The SDKs in the engine's image; those for PHP and Java are fetched from GitHub. */
export const builtInSdks = ['go', 'python', 'typescript'] as const;
export type BuiltInSdk = (typeof builtInSdks)[number];

/** The module's sources are where `dagger init` creates them in a non-empty project. */
const source = '.dagger';

/**
 * The files of a project with the sample as its root module, by path relative to the root. Samples that it depends on
 * are in `dependencies/`, in the same language if they have it.
 *
 * @param find reads another sample by its name (`page/sample`)
 */
export function projectFiles(
  sample: Sample,
  sdk: BuiltInSdk,
  engineVersion: string,
  find: (name: string) => Sample,
): Map<string, string> {
  const files = new Map<string, string>();
  const add = (current: Sample, language: BuiltInSdk, root: string): void => {
    const dependencies = current.dependencies.map((dependency) => {
      if (!dependency.source.startsWith('.')) return dependency;
      const folder = `dependencies/${dependency.name}`;
      const other = find(path.posix.join(current.name, dependency.source));
      // Registered before it's complete, which stops circular dependencies.
      if (!files.has(`${folder}/dagger.json`)) {
        const languages = [language, ...builtInSdks];
        const chosen = languages.find((one) => other.languages.has(one)) ?? language;
        files.set(`${folder}/dagger.json`, '');
        add(other, chosen, folder);
      }
      return {name: dependency.name, source: path.posix.relative(root, folder)};
    });
    const config = {name: current.module, engineVersion, sdk: {source: language}, dependencies, source};
    files.set(path.posix.join(root, 'dagger.json'), JSON.stringify(config, null, 2));
    for (const [name, text] of setup(language, current.module)) files.set(path.posix.join(root, source, name), text);
    for (const {title, source: text} of current.languages.get(language) ?? []) {
      files.set(path.posix.join(root, source, title), text);
    }
  };
  add(sample, sdk, '');
  return files;
}

/** The files that an SDK needs besides the sources. */
function setup(sdk: BuiltInSdk, module: string): [string, string][] {
  const main = mainClass(module);
  switch (sdk) {
    case 'go':
      return [];
    case 'python':
      return [
        [`src/${module.toLowerCase().replace(/[-_.]+/g, '_')}/__init__.py`, `from .main import ${main} as ${main}\n`],
        [
          'pyproject.toml',
          [
            '[project]',
            `name = "${module}"`,
            'version = "0.1.0"',
            'requires-python = ">=3.12"',
            // gql 4 queries a part of the schema that was added after 0.18.
            'dependencies = ["dagger-io", "gql<4"]',
            '',
            '[build-system]',
            'requires = ["hatchling"]',
            'build-backend = "hatchling.build"',
            '',
            '[tool.uv.sources]',
            'dagger-io = {path = "sdk", editable = true}',
            '',
          ].join('\n'),
        ],
      ];
    case 'typescript':
      return [['package.json', JSON.stringify({type: 'module', dependencies: {typescript: '^5.5.4'}})]];
  }
}
