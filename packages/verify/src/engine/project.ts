import fs from 'node:fs';
import path from 'node:path';
import {sdkLanguages, type SdkLanguage} from '@docs-kit/dagger/languages';
import {mainClass, type Sample} from '@docs-kit/dagger/samples';
import {engineVersion} from './engine';

/** The module's sources are where `dagger init` creates them in a non-empty project. */
const source = '.dagger';

/**
 * The files of a project with the sample as its root module, by path relative to the root. Samples that it depends on
 * are in `dependencies/`, in the same language if they have it.
 *
 * @param find reads another sample by its name (`page/sample`)
 */
export function projectFiles(sample: Sample, sdk: SdkLanguage, find: (name: string) => Sample): Map<string, string> {
  const files = new Map<string, string>();
  const add = (current: Sample, language: SdkLanguage, root: string): void => {
    const dependencies = current.dependencies.map((dependency) => {
      if (!dependency.source.startsWith('.')) return dependency;
      const folder = `dependencies/${dependency.name}`;
      const other = find(path.posix.join(current.name, dependency.source));
      // Registered before it's complete, which stops circular dependencies.
      if (!files.has(`${folder}/dagger.json`)) {
        const languages = [language, ...sdkLanguages.map(({id}) => id)];
        const chosen = languages.find((one) => other.languages.has(one)) ?? language;
        files.set(`${folder}/dagger.json`, '');
        add(other, chosen, folder);
      }
      return {name: dependency.name, source: path.posix.relative(root, folder)};
    });
    const config = {name: current.module, engineVersion, sdk: {source: language}, dependencies, source};
    files.set(path.posix.join(root, 'dagger.json'), JSON.stringify(config, null, 2));
    for (const [name, text] of setup(language, current.module)) files.set(path.posix.join(root, source, name), text);
    for (const {title, source: text} of current.languages.get(language) ?? [])
      files.set(path.posix.join(root, source, title), text);
  };
  add(sample, sdk, '');
  return files;
}

/** The files that an SDK needs besides the sources. */
function setup(sdk: SdkLanguage, module: string): [string, string][] {
  const template = (name: string): [string, string] => [
    name,
    fs.readFileSync(path.join(__dirname, 'templates', name), 'utf8').replaceAll('my-module', module),
  ];
  switch (sdk) {
    case 'go':
      return [];
    case 'python': {
      const main = mainClass(module);
      const folder = module.toLowerCase().replace(/[-_.]+/g, '_');
      // gql 4 queries a part of the schema that was added after 0.18.
      return [[`src/${folder}/__init__.py`, `from .main import ${main} as ${main}\n`], template('pyproject.toml')];
    }
    case 'typescript':
      return [['package.json', JSON.stringify({type: 'module', dependencies: {typescript: '^5.5.4'}})]];
    case 'php':
      return [['composer.json', phpProject(module)], template('entrypoint.php')];
    case 'java':
      // Builds one jar with all packages. Without it, the SDK replaces the main class. The SDK also replaces
      // the version of its own packages by the one that it has built.
      return [template('pom.xml')];
  }
}

/** A Composer project with the SDK's folder as its only package. Without it, the SDK replaces the main class. */
function phpProject(module: string): string {
  const project = {
    name: `daggermodule/${module.toLowerCase()}`,
    repositories: [{type: 'path', url: './sdk'}],
    require: {'dagger/dagger': '*@dev'},
    'minimum-stability': 'dev',
    autoload: {'psr-4': {'DaggerModule\\': 'src/'}},
  };
  return JSON.stringify(project, null, 2);
}
