import {describe, expect, test} from 'vitest';
import {formatCheckers} from '../../src/formats';
import {snippetOf} from '../snippet';

/** The messages about a fence, each with its line within the code. */
async function check(
  language: string,
  text: string,
  {title, sample}: {title?: string; sample?: string} = {},
): Promise<string[]> {
  const checker = formatCheckers.find(({languages}) => languages.includes(language));
  const meta: Record<string, string> = title === undefined ? {} : {title};
  const snippet = snippetOf(language, text, {line: 1, meta, ...(sample && {sample})});
  const {failures = []} = (await checker?.check([snippet])) ?? {};
  // A run reports each of them once.
  return [...new Set(failures.map(({line, message}) => `${line}: ${message}`))];
}

const lines = (...all: string[]): string => all.join('\n');

describe('code in a language without a parser', () => {
  test('may have brackets and quotes within strings and comments', async () => {
    const code = lines("// it's (", '/* { */', "x('''", "  it's ]", "''')", `y(")", '(')`);
    expect(await check('groovy', code)).toEqual([]);
  });

  test.each([
    ['a bracket that closes nothing', lines('a()', ')'), '2: a ) that closes nothing'],
    ['a bracket that closes another kind', lines('a(', ']'), '2: a ] that closes nothing'],
    ['a string without an end', lines('a', 'b "c'), "2: a string that isn't closed"],
    ['the last bracket that isn’t closed', lines('a {', 'b(c', 'd'), '2: no ) for what opens here'],
  ])('is wrong at %s', async (_, code, message) => {
    expect(await check('groovy', code)).toEqual([message]);
  });
});

describe('a Dockerfile', () => {
  test.each([
    ['starts with arguments and a base image', lines('ARG V=3', 'FROM alpine:$V', 'RUN apk add git'), []],
    [
      'doesn’t start with another instruction',
      lines('# first', 'RUN ls', 'FROM a'),
      ['2: a Dockerfile begins with FROM'],
    ],
    ['has no instruction without an argument', lines('FROM a', 'WORKDIR'), ['2: WORKDIR needs an argument']],
  ])('%s', async (_, code, messages) => {
    expect(await check('docker', code)).toEqual(messages);
  });
});

test('an INI file may have sections, comments, and values on several lines', async () => {
  const code = lines('; one', '# two', '! three', '[section]', 'key = value', 'list: a,', '  b', 'c');
  expect(await check('ini', code)).toEqual(['8: neither a section, nor key = value, nor a comment']);
});

test('JSON may not have comments', async () => {
  const code = lines('{', '  // why', '  "a": 1', '}');
  expect(await check('json', code)).toEqual([expect.stringMatching(/^2: invalid JSON: /)]);
});

describe('YAML', () => {
  test('is checked as a configuration only if it can be parsed', async () => {
    expect(await check('yaml', lines('a:', '  stage: b', '  stage: c'), {title: '.gitlab-ci.yml'})).toEqual([
      expect.stringMatching(/^3: invalid YAML: /),
    ]);
  });

  test('reports errors and warnings at their lines, in every document and under both names', async () => {
    const code = lines('a: 1', '---', 'b: 1', 'b: 2', 'c: !unknown d');
    for (const language of ['yaml', 'yml']) {
      expect(await check(language, code)).toEqual([
        expect.stringMatching(/^4: invalid YAML: Map keys must be unique/),
        expect.stringMatching(/^5: invalid YAML: Unresolved tag/),
      ]);
    }
  });
});

describe('a configuration file', () => {
  test.each([
    [
      'dagger.json',
      'ci/dagger.json',
      lines('{', '  "name": "a",', '  "include": [', '    "x",', '    1', '  ]', '}'),
      ['5: dagger.json: include.1 must be string'],
    ],
    [
      'engine.json',
      'engine.json',
      lines('{', '  "gc": {"maxUsedSpace": []}', '}'),
      ['2: engine.json: gc.maxUsedSpace must be number', '2: engine.json: gc.maxUsedSpace must be string'],
    ],
    [
      'engine.toml',
      'engine.toml',
      lines('debug = true', '[registry."a.io/b"]', 'http = 1'),
      ['3: engine.toml: registry.a.io/b.http must be boolean'],
    ],
    [
      'engine.toml',
      'engine.toml',
      lines('insecure-entitlements = ["network.host", "x"]', '[worker.oci]', 'max-parallelism = 1'),
      [
        '1: engine.toml: insecure-entitlements.1 must be equal to one of the allowed values: network.host, security.insecure',
      ],
    ],
  ])('%s is wrong at the line of its value', async (_, title, code, messages) => {
    expect(await check(title.replace(/.*\./, ''), code, {title})).toEqual(messages);
  });
});

describe('a command line in another format', () => {
  const unknown = (line: number, name: string) => `${line}: unknown command "${name}" for "dagger".`;

  test('is found in scripts and lists of them, at its own line', async () => {
    const code = lines(
      'before_script:',
      '  - |',
      '    ls',
      '    dagger foo',
      'run: >- # why',
      '  dagger bar',
      'name: dagger baz',
    );
    expect(await check('yaml', code)).toEqual([unknown(4, 'foo'), unknown(6, 'bar')]);
    for (const key of ['script', 'after_script', 'bash', 'command', 'commands', 'cmd'])
      expect(await check('yaml', `${key}: dagger foo`), key).toEqual([unknown(1, 'foo')]);
  });

  test('is found in the inputs of Dagger’s action', async () => {
    const step = (...inputs: string[]): string =>
      lines('uses: dagger/dagger-for-github@v8.4.1', 'with:', ...inputs.map((input) => `  ${input}`));
    const sample = 'enumerations/severity';
    expect(await check('yaml', step('version: "0.18.14"'))).toEqual([]);
    expect(await check('yaml', step('version: "0.18.14"', 'verb: foo'))).toEqual([unknown(3, 'foo')]);
    expect(await check('yaml', step("shell: container | form 'a b'"))).toEqual([
      '3: no function "form" in type Container. Did you mean "from"?',
    ]);
    const call = 'call: scan --imag=x --severity=HIGH';
    expect(await check('yaml', step(call), {sample})).toEqual([expect.stringContaining('unknown flag --imag')]);
    expect(await check('yaml', step(call, 'module: github.com/example/scan@v1'), {sample})).toEqual([]);
    expect(await check('yaml', step('args: --progress=fancy', 'call: build'))).toEqual([
      expect.stringContaining('invalid value "fancy" for --progress'),
    ]);
  });

  test('is found as a program with a list of arguments', async () => {
    const code = lines('command: [dagger]', 'args: [core, container, from, "--address=a b", form]');
    expect(await check('yaml', code)).toEqual(['1: no function "form" in type Container. Did you mean "from"?']);
    expect(
      await check('json', lines('{', '  "a": {', '    "command": "dagger",', '    "args": ["foo"]', '  }', '}')),
    ).toEqual([unknown(3, 'foo')]);
    expect(await check('json', '{"command": "dagger"}')).toEqual([]);
  });

  test('is found in the steps of a Jenkinsfile, unless its brackets don’t match', async () => {
    const steps = lines("sh 'ls'", "sh '''", '  ls', '  dagger foo', "'''", 'sh(script: "dagger bar")');
    expect(await check('groovy', steps)).toEqual([unknown(4, 'foo'), unknown(6, 'bar')]);
    expect(
      await check(
        'groovy',
        `${steps}
)`,
      ),
    ).toEqual(['7: a ) that closes nothing']);
  });
});
