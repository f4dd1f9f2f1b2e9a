import path from 'node:path';
import {sdkLanguages, type SdkLanguage} from '@docs-kit/dagger/languages';
import {mainClass, type Sample} from '@docs-kit/dagger/samples';

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
  sdk: SdkLanguage,
  engineVersion: string,
  find: (name: string) => Sample,
): Map<string, string> {
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
    case 'php':
      return [
        ['composer.json', phpProject(module)],
        ['entrypoint.php', phpEntrypoint],
      ];
    case 'java':
      return [['pom.xml', javaProject(module)]];
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

/** The executable that the SDK starts for each call; `dagger init` creates it beside `composer.json`. */
const phpEntrypoint = `#!/usr/bin/env php
<?php
require __DIR__ . '/vendor/autoload.php';
$console = new Symfony\\Component\\Console\\Application();
$console->add(new Dagger\\Command\\EntrypointCommand());
$console->setDefaultCommand('dagger:entrypoint');
$console->run();
`;

/** The version of the SDK's own packages in `pom.xml`. */
const sdkVersion = '${dagger.module.deps}';

/** The packages of a Java module, as `dagger init` lists them: group, name, version and scope. */
const javaPackages: readonly (readonly [string, string, string, string])[] = [
  ['io.dagger', 'dagger-java-sdk', sdkVersion, 'compile'],
  ['io.dagger', 'dagger-java-annotation-processor', sdkVersion, 'provided'],
  ['io.netty', 'netty-handler', '4.1.118.Final', 'compile'],
  ['org.slf4j', 'slf4j-simple', '2.0.16', 'runtime'],
  ['org.eclipse', 'yasson', '3.0.4', 'runtime'],
  ['net.minidev', 'json-smart', '2.5.2', 'runtime'],
];

/** A Maven project that builds one jar with all packages. Without it, the SDK replaces the main class. */
function javaProject(module: string): string {
  const packages = javaPackages.map(
    ([group, name, version, scope]) =>
      `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId>` +
      `<version>${version}</version><scope>${scope}</scope></dependency>`,
  );
  return [
    '<project xmlns="http://maven.apache.org/POM/4.0.0">',
    '<modelVersion>4.0.0</modelVersion>',
    `<groupId>io.dagger.modules</groupId><artifactId>${module}</artifactId><version>1</version>`,
    '<properties>',
    '<maven.compiler.release>17</maven.compiler.release>',
    '<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>',
    // The SDK replaces the value by the version that it has built.
    '<dagger.module.deps>0</dagger.module.deps>',
    '</properties>',
    '<dependencies>',
    ...packages,
    '</dependencies>',
    '<build><plugins><plugin>',
    '<artifactId>maven-shade-plugin</artifactId><version>3.5.0</version>',
    '<executions><execution><phase>package</phase><goals><goal>shade</goal></goals><configuration><transformers>',
    '<transformer implementation="org.apache.maven.plugins.shade.resource.ManifestResourceTransformer">',
    '<mainClass>io.dagger.gen.entrypoint.Entrypoint</mainClass>',
    '</transformer></transformers></configuration></execution></executions>',
    '</plugin></plugins></build>',
    '</project>',
    '',
  ].join('\n');
}
