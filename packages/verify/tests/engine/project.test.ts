import {describe, expect, test} from 'vitest';
import type {SdkLanguage} from '@docs-kit/dagger/languages';
import type {Sample} from '@docs-kit/dagger/samples';
import type {SampleFile} from '@docs-kit/samples/node/reader';
import {projectFiles} from '../../src/engine/project';
import {tasksOf} from '../../src/engine/tasks';

function sample(name: string, module: string, language: SdkLanguage, title: string, source?: string): Sample {
  const file = {title, source: `// ${name}`} as SampleFile;
  return {
    name,
    folder: `/samples/${name}`,
    module,
    dependencies: source === undefined ? [] : [{name: 'other', source}],
    languages: new Map([[language, [file]]]),
    unsupported: new Map(),
    omitted: new Map(),
    needs: undefined,
  };
}

const none = (name: string): Sample => {
  throw new Error(`asked for ${name}`);
};

describe('the project of a sample', () => {
  test('has the module at its root, pinned to the engine, with its sources where the SDK expects them', () => {
    const files = projectFiles(sample('a/b', 'my-module', 'go', 'main.go'), 'go', none);
    expect([...files.keys()].sort()).toEqual(['.dagger/main.go', 'dagger.json']);
    expect(JSON.parse(files.get('dagger.json') ?? '')).toEqual({
      name: 'my-module',
      engineVersion: 'v0.18.14',
      sdk: {source: 'go'},
      dependencies: [],
      source: '.dagger',
    });
  });

  test('turns the module into a Python package', () => {
    const files = projectFiles(sample('a/b', 'my-module', 'python', 'src/my_module/main.py'), 'python', none);
    expect(files.get('.dagger/src/my_module/__init__.py')).toBe('from .main import MyModule as MyModule\n');
    expect(files.get('.dagger/pyproject.toml')).toContain('name = "my-module"');
  });

  test('turns the module into a Maven project', () => {
    const main = 'src/main/java/io/dagger/modules/mymodule/MyModule.java';
    const files = projectFiles(sample('a/b', 'my-module', 'java', main), 'java', none);
    expect(files.has(`.dagger/${main}`)).toBe(true);
    expect(files.get('.dagger/pom.xml')).toContain('<artifactId>my-module</artifactId>');
  });

  test('turns the module into a Composer project with an executable entry point', () => {
    const files = projectFiles(sample('a/b', 'my-module', 'php', 'src/MyModule.php'), 'php', none);
    expect(JSON.parse(files.get('.dagger/composer.json') ?? '')).toEqual({
      name: 'daggermodule/my-module',
      repositories: [{type: 'path', url: './sdk'}],
      require: {'dagger/dagger': '*@dev'},
      'minimum-stability': 'dev',
      autoload: {'psr-4': {'DaggerModule\\': 'src/'}},
    });
    expect(files.get('.dagger/entrypoint.php')).toMatch(/^#!.*\n<\?php\n[^]*new Dagger\\Command\\EntrypointCommand\(/);
  });

  test('includes its dependencies, in another language if necessary, and handles cycles', () => {
    const other = sample('a/other', 'other', 'typescript', 'src/index.ts', '../b');
    const own = sample('a/b', 'my-module', 'go', 'main.go', '../other');
    const files = projectFiles(own, 'go', (name) => (name === 'a/other' ? other : own));
    expect(JSON.parse(files.get('dagger.json') ?? '')).toMatchObject({
      dependencies: [{name: 'other', source: 'dependencies/other'}],
    });
    expect(JSON.parse(files.get('dependencies/other/dagger.json') ?? '')).toMatchObject({
      sdk: {source: 'typescript'},
    });
    expect(files.get('dependencies/other/.dagger/src/index.ts')).toBe('// a/other');
    expect(JSON.parse(files.get('dependencies/other/.dagger/package.json') ?? '')).toEqual({
      type: 'module',
      dependencies: {typescript: '^5.5.4'},
    });
  });

  test('has no region markers, which the engine would print as descriptions', () => {
    const files = tasksOf(process.cwd(), []).flatMap((task) => [...task.files]);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter(([, text]) => /^\s*(?:\/\/|#)\s*(?:end)?region:/m.test(text)).map(([name]) => name)).toEqual(
      [],
    );
  });
});
