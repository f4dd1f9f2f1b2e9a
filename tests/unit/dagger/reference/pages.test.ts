import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import {reference} from '../../../../src/config/reference';
import {listByKey} from '@docs-kit/base/group';
import {loadApi} from '@docs-kit/dagger/api/model';
import {readUsage} from '../../../../src/dagger/reference/usage';
import {generatedPages} from './sdk';

const apiFolder = 'api/client.gen';

/**
 * The exports of the modules' declaration files according to TypeScript, without the arguments of GraphQL
 * introspection.
 */
function exportedNames(): string[] {
  const files = reference.modules.flatMap(({declarations}) =>
    declarations.map((name) => `node_modules/${reference.packageName}/dist/src/${name}.d.ts`),
  );
  // The names are in the files themselves, so neither libraries nor dependencies have to be read.
  const program = ts.createProgram(files, {noLib: true, noResolve: true, types: []});
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).map(({name}) => name);
  });
}

/** The errors' codes and names as the SDK declares them: `D100` and `GraphQLRequestError`. */
function errorCodes(): Map<string, string> {
  const file = `node_modules/${reference.packageName}/dist/src/common/errors/errors-codes.d.ts`;
  const entries = readFileSync(file, 'utf8').matchAll(/readonly (\w+): "(D\d+)"/g);
  return new Map([...entries].map(([, name = '', code = '']) => [code, name]));
}

const pathOf = (address: string): string => address.replace(/#.*/, '');

describe('the pages of the reference', () => {
  let pages: Map<string, string>;
  const page = (name: string): string => pages.get(`${name}.md`) ?? '';
  /** The part of a class's page about one member. */
  const member = (type: string, name: string): string =>
    page(`${apiFolder}/classes/${type}`).split(`### ${name} {#`)[1]?.split('\n### ')[0] ?? '';

  beforeAll(async () => {
    pages = await generatedPages();
  });

  test('spec 2: have the addresses that the specification lists', () => {
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        'index.md',
        'modules.md',
        `${apiFolder}/index.md`,
        `${apiFolder}/classes/Module.md`,
        `${apiFolder}/enumerations/ExistsType.md`,
        ...['ContainerID', 'DirectoryID', 'SecretID', 'ContainerWithExecOpts', 'ClientGitOpts'].map(
          (alias) => `${apiFolder}/type-aliases/${alias}.md`,
        ),
        `${apiFolder}/variables/dag.md`,
        'common/errors/index.md',
        'common/errors/classes/FunctionNotFound.md',
        'connect/index.md',
        'connect/functions/connection.md',
        'connect/type-aliases/CallbackFct.md',
      ]),
    );
  });

  test('exist for each exported type of the SDK', () => {
    const names = exportedNames().filter((name) => !name.startsWith('__'));
    expect(names.length).toBeGreaterThan(190);
    const documented = new Set([...pages.keys()].map((file) => file.replace(/^.*\/|\.md$/g, '')));
    expect(names.filter((name) => !documented.has(name.replace(/_$/, '')))).toEqual([]);
  });

  test('have a title without the kind, and a short plain-text description', () => {
    for (const [file, text] of pages) {
      const title = JSON.parse(/^title: (".*")$/m.exec(text)?.[1] ?? '""') as string;
      const description = JSON.parse(/^description: (".*")$/m.exec(text)?.[1] ?? '""') as string;
      // An index has the title of its module.
      if (path.basename(file) === 'index.md') expect(title, file).toMatch(/^[A-Za-z ]+$/);
      else if (file !== 'modules.md') expect(title, file).toBe(path.basename(file, '.md'));
      expect(description, file).toMatch(/^[^`[\]\n]{5,160}$/);
    }
  });

  test('show no constructor, no internal parameter, and no protected or inherited member', () => {
    for (const [file, text] of pages) {
      expect(text, file).not.toMatch(
        /constructor\(|_ctx|internal usage only|BaseClient|captureStackTrace|stackTraceLimit/,
      );
    }
    for (const [file, text] of pages) expect(text, file).not.toMatch(/^#+ _/m);
  });

  test('give every member an anchor in lower case, once', () => {
    for (const [file, text] of pages) {
      const ids = [...text.matchAll(/\{#(\S+)\}$|<a id="([^"]+)"/gm)].map(([, heading, anchor]) => heading ?? anchor);
      expect(new Set(ids).size, file).toBe(ids.length);
      for (const id of ids) expect(id, file).toBe(id?.toLowerCase());
    }
    expect(page(`${apiFolder}/classes/Container`)).toContain('### withExec {#withexec}');
    expect(member('Container', 'import_')).toContain('<a id="import"></a>');
  });

  test('list parameters and options in tables, with their types linked', () => {
    const withExec = member('Container', 'withExec');
    expect(withExec).toContain(
      '```ts signature\nwithExec(args: string[], opts?: ContainerWithExecOpts): Container\n```',
    );
    expect(withExec).toContain('| Parameter | Type | Description |');
    expect(withExec).toMatch(/^\| `args` \| `string\[\]` <span class="api-required">required<\/span> \| .*grep foo/m);
    expect(withExec).toContain('| Option | Type | Description |');
    expect(withExec).toContain(
      '| `expect` | [`ReturnType`](/reference/typescript/api/client.gen/enumerations/ReturnType) |',
    );
  });

  test('state only once that a page lists options', () => {
    const options = page(`${apiFolder}/type-aliases/ContainerWithExecOpts`);
    expect(options).toContain('Options of [`Container.withExec`]');
    expect(options).toContain('| Property | Type | Description |');
    expect(options).not.toContain('## Properties');
    expect(page('common/errors/classes/ExecError')).toContain('## Properties {#api-properties}');
  });

  test.each(Object.values(reference.examples))('show the example %s', (name) => {
    const example = readFileSync(`src/dagger/reference/examples/${name}`, 'utf8').trim();
    expect([...pages.values()].filter((text) => text.includes(example))).toHaveLength(1);
  });

  test('link every type and member to a page and an anchor that exist', () => {
    for (const [file, text] of pages) {
      for (const [, target = '', id] of text.matchAll(/\]\(\/reference\/typescript\/([^)#]*)(?:#([^)]+))?\)/g)) {
        const linked = pages.get(target === '' || target.endsWith('/') ? `${target}index.md` : `${target}.md`);
        expect(linked, `${file} -> ${target}`).toBeDefined();
        if (id) {
          expect(
            [`{#${id}}`, `<a id="${id}"`].some((anchor) => linked?.includes(anchor)),
            `${file} -> ${target}#${id}`,
          ).toBe(true);
        }
      }
    }
  });

  test('mark members added after the snapshot, next to each', () => {
    const mark = (release: string): string =>
      `<a class="api-mark api-mark--since" href="/0.18/next/later-0-18#v${release.replaceAll('.', '-')}">Since ${release}</a>`;
    expect(member('Container', 'exists')).toContain(`\n\n${mark('0.18.15')}\n\n`);
    expect(member('Container', 'withExec')).toMatch(
      /^\| `redirectStdin` .* Since 0\.18\.15|^\| `redirectStdin` .*Since 0\.18\.15/m,
    );
    expect(member('Container', 'withExec').match(/Since/g)).toHaveLength(1);
    expect(page(`${apiFolder}/enumerations/ExistsType`).match(/Since/g)).toHaveLength(1);
    expect(page(`${apiFolder}/type-aliases/ContainerExistsOpts`)).toContain(mark('0.18.15'));
    expect(page(`${apiFolder}/type-aliases/FileContentsOpts`)).toContain(`\n\n${mark('0.18.17')}\n\n`);
    expect(member('Changeset', 'export')).toContain(mark('0.18.19'));
    expect(member('Changeset', 'sync')).not.toContain('Since');
    expect(page('index')).toContain('release 0.18.19');
    expect(page('index')).toContain('| Release | Additions |');
    expect(page('index')).toContain('\n| 0.18.19 | [`Address`]');
    expect(page('index')).toContain('run on 0.18.14');
  });

  test('link each "Since" label to a release notes entry', () => {
    const notes = readFileSync('docs/later-0-18.mdx', 'utf8');
    const links = [...pages].flatMap(([file, text]) =>
      [...text.matchAll(/(?:\/0\.18)?\/next\/later-0-18#([\w-]+)/g)].map(([, id = '']) => ({file, id})),
    );
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(({id}) => !notes.includes(`<Link id="${id}"`))).toEqual([]);
  });

  test('say whether types and methods still exist', () => {
    expect(page(`${apiFolder}/classes/Secret`)).toContain(
      'Still part of <a href="/0.18/next/moving-to-0-21">0.21.9</a></p>',
    );
    expect(page(`${apiFolder}/classes/Host`)).toContain('0.21.9</a>, without <code>setSecretFile</code></p>');
    expect(member('Host', 'setSecretFile')).toMatch(
      />Deprecated<.*#checklist">Removed in 0\.19\.0<.*Use \[`Client.secret`/,
    );
    const removed = [...pages.values()].join('\n').match(/>Removed in/g);
    expect(removed).toHaveLength(8);
  });

  test('mark deprecated members and link what to use instead', () => {
    for (const [file, text] of pages) {
      for (const block of text.split('\n### ').slice(1)) {
        const line = /^(?:<a.*?> )?.*api-mark--deprecated.*$/m.exec(block)?.[0];
        if (line) expect(line, `${file} ${block.split('\n')[0]}`).toMatch(/Use .*\]\(.*instead/);
      }
    }
    expect(member('Container', 'build')).toContain('classes/Directory#dockerbuild');
  });

  test('mark experimental members, and no others', () => {
    const isMarked = (type: string, name: string): boolean =>
      (member(type, name).split('```')[0] ?? '').includes('>Experimental</span>');
    const methods = [...loadApi('0.18.19').types.values()].flatMap((type) =>
      type.kind === 'object'
        ? [...type.fields.values()].map((field) => ({...field, owner: type.typescriptName.replace(/_$/, '')}))
        : [],
    );
    const wanted = methods.filter(
      ({experimental, description}) => experimental === true || description.includes('EXPERIMENTAL'),
    );
    const names = (list: typeof methods): string[] => list.map((method) => `${method.owner}.${method.name}`);
    expect(names(methods.filter(({owner, typescriptName}) => isMarked(owner, typescriptName)))).toEqual(names(wanted));
    expect(wanted.length).toBeGreaterThan(5);
    expect(member('Container', 'experimentalWithGPU')).not.toContain('EXPERIMENTAL API');
  });

  test('leave no unresolved link tags and no empty text', () => {
    for (const [file, text] of pages) {
      expect(text, file).not.toContain('@link');
      expect(text, file).not.toMatch(/^\| [^|]+ \| +\|$/m);
    }
  });

  test('give each method its spelling in other languages, and each guide that uses it', () => {
    const names = /<p class="api-names">(.*?)<\/p>/;
    const text = (html = ''): string => html.replace(/<[^>]+>/g, '');
    expect(text(names.exec(member('Container', 'withExec'))?.[1])).toBe(
      'Go WithExec Python with_exec PHP, Java, GraphQL withExec CLI, Dagger Shell with-exec',
    );
    expect(text(names.exec(member('Container', 'import_'))?.[1])).toContain('PHP, GraphQL import Java importTarball');
    // A helper of the TypeScript SDK.
    expect(member('Container', 'with')).not.toMatch(names);
    expect(text(names.exec(page(`${apiFolder}/classes/GitRef`))?.[1])).toBe(
      'CLI dagger core git --url=&lt;url> head … Dagger Shell git &lt;url> | head | …',
    );
    const api = loadApi('0.18.19');
    const methods = [...api.types.values()].flatMap((type) =>
      type.kind === 'object' ? [...type.fields.values()].map((field) => [type.typescriptName, field] as const) : [],
    );
    const without = methods.filter(
      ([type, {typescriptName}]) => !names.test(member(type.replace(/_$/, ''), typescriptName)),
    );
    expect(without.map(([type, {name}]) => `${type}.${name}`)).toEqual([]);
    expect(methods.length).toBeGreaterThan(600);
    expect(member('Container', 'withSecretVariable')).toMatch(
      /<div class="api-guides">Used in <a href="\/0\.18\/api\/secrets">Secrets<\/a>, [^,]* and <details><summary>\d+ more<\/summary>/,
    );
  });

  test('link every guide that uses a member, and its section if the guide is long', () => {
    const usage = [...readUsage(loadApi('0.18.19'), reference.guidesDir)].flatMap(([address, guides]) => {
      const [, type = '', name = ''] = /\/classes\/(\w+)#(\w+)$/.exec(address) ?? [];
      const row = page(`${apiFolder}/classes/${type}`)
        .split('\n### ')
        .find((text) => text.includes(` {#${name}}`));
      const links = [...(row ?? '').matchAll(/<a href="\/0\.18(\/[^"]*)">/g)].map(([, link]) => link);
      return name ? [{member: `${type}.${name}`, guides, links}] : [];
    });
    expect(usage.length).toBeGreaterThan(100);
    expect(Math.max(...usage.map(({guides}) => guides.length))).toBeGreaterThan(40);
    const missing = usage.flatMap(({member, guides, links}) =>
      guides
        .filter(
          ({address, sections}) => !links.includes(address) && (sections > 20 || !links.includes(pathOf(address))),
        )
        .map(({address}) => `${member}: ${address}`),
    );
    expect(missing).toEqual([]);
  });

  test('name the methods that accept a type, also as an option', () => {
    expect(page(`${apiFolder}/enumerations/NetworkProtocol`)).toContain(
      '\n\nAccepted by [`Container.withExposedPort`]',
    );
  });

  test('change only on purpose, but for the front page and the guides that use a member', () => {
    const kinds = listByKey(
      [...pages].flatMap(([file, text]) => {
        if (file === 'index.md') return [];
        const [, kind = 'other'] = /\/(classes|enumerations|type-aliases)\//.exec(file) ?? [];
        return [[kind, file + text.replaceAll(/^<(p|div) class="api-guides">.*$/gm, '')] as const];
      }),
    );
    const digest = (texts: string[]): string => createHash('sha256').update(texts.join()).digest('hex').slice(0, 12);
    const digests = Object.fromEntries([...kinds].map(([kind, texts]) => [kind, digest(texts)]));
    expect(digests, `see what has changed in ${reference.outDir}, and if it's right, take the new digests`).toEqual({
      classes: 'c8154fd1d142',
      enumerations: '15a270527657',
      other: '175804655b0a',
      'type-aliases': '630b779e9d78',
    });
  });

  test('explain what an ID is for', () => {
    const id = page(`${apiFolder}/type-aliases/ContainerID`);
    expect(id).toContain(
      'Identifies an object of type [`Container`](/reference/typescript/api/client.gen/classes/Container).',
    );
    expect(id).toContain('[`Client.loadContainerFromID`]');
  });

  test('name the TypeScript class where it differs', () => {
    expect(page(`${apiFolder}/classes/Module`)).toContain('In TypeScript the class is named `Module_`');
  });

  test('spec 2: list the error classes, and each error code with the name of its error', () => {
    const errors = page('common/errors/index');
    for (const name of [
      'ExecError',
      'GraphQLRequestError',
      'EngineSessionConnectionTimeoutError',
      'TooManyNestedObjectsError',
      'FunctionNotFound',
      'ERROR_CODES',
    ])
      expect(errors).toContain(name);
    const codes = errorCodes();
    expect(codes.size).toBeGreaterThan(10);
    for (const [code, name] of codes) {
      const row = errors.split('\n').find((line) => line.includes(`<a id="${code.toLowerCase()}"`));
      expect(row, code).toMatch(
        new RegExp(`\\b${code}\\b.*[^\\w]${name}[^\\w].*/common/errors/classes/${name}\\) \\|$`),
      );
    }
  });
});
