import path from 'node:path';
import {mainClass} from '../../src/content/samples/titles';
import type {Sample} from '../../src/content/samples/read';

/** The SDKs that the engine's image carries; those of PHP and Java are fetched from GitHub. */
export const builtInSdks = ['go', 'python', 'typescript'] as const;
export type BuiltInSdk = (typeof builtInSdks)[number];

/** The module's own sources lie where `dagger init` puts them in a project that has files already. */
const source = '.dagger';

/**
 * The files of a project whose root has the sample as its module, by path relative to that root. The samples that it
 * depends on lie in `dependencies/`, written in the same language where they have it.
 *
 * @param find Reads another sample by its name (`page/sample`).
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
      // The entry is there before its content is: a circle of dependencies ends here.
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

/** What an SDK wants beside the sources. */
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
            // gql 4 asks the engine for a part of the schema that came after 0.18.
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
