import fs from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {readPage} from '../../src/core/page';
import {checkers} from '../../src/core/checkers';
import {run, type Result} from '../../src/core/run';

const file = 'packages/verify/tests/fixtures/verify/broken.mdx';
const text = fs.readFileSync(file, 'utf8');
const lines = text.split('\n');

/** The 1-based number of the first line that contains the text. */
const lineOf = (part: string): number => lines.findIndex((line) => line.includes(part)) + 1;

describe('a page with one wrong fence of each kind', () => {
  let result: Result;

  beforeAll(async () => {
    result = await run(readPage(file, text), {
      root: process.cwd(),
      checkers,
      requireAll: false,
    });
  });

  test.each([
    ['a wrong method', "form('alpine')", 'typescript', /Property 'form' does not exist on type 'Container'/],
    ['a wrong argument type', "withExec('id')", 'typescript', /'string' is not assignable.*'string\[\]'/],
    ['a missing import', 'text = dag.container().stdout()', 'typescript', /Cannot find name 'dag'/],
    ['an export that modules don’t have', 'ExecError, func', 'typescript', /no exported member 'ExecError'/],
    ['an unknown field', 'fron(address', 'graphql', /Cannot query field "fron" on type "Container"/],
    ['an extra comma', '"name": "a",', 'json', /invalid JSON/, 1],
    ['wrong indentation', ' c: 2', 'yaml', /invalid YAML/],
    ['a missing value', 'value =', 'toml', /invalid TOML/],
    ['an unclosed element', '</a>', 'xml', /invalid XML/],
    ['an unknown instruction', 'RUNN', 'docker', /unknown Dockerfile instruction RUNN/],
    ['a line without a key or value', 'nothing', 'ini', /neither a section, nor key = value/],
    ['an unclosed bracket', 'pipeline {', 'groovy', /no } for what opens here/],
    ['an unknown key of dagger.json', '"toolchains"', 'json', /dagger\.json: has no key toolchains/],
    ['a wrong value in engine.json', '"loud"', 'json', /engine\.json: logLevel must be .*debug/],
    ['an unknown key of engine.toml', 'garbage', 'toml', /engine\.toml: worker\.oci has no key garbage/],
    ['an unknown workflow key', 'stps:', 'yaml', /GitHub Actions: Unexpected value 'stps'/],
    ['an unknown command in a workflow', 'dagger cal test', 'yaml', /cal/],
    ['an unknown command in settings', '"command": "dagger"', 'json', /mcpp/],
    ['an unknown language', '+++', 'brainfuck', /unknown language brainfuck; use one of bash, .*fragment="the reason/],
    ['no language', 'no language', '', /a fence without language/],
    ['no reason', 'no reason', 'text', /a text fence proves nothing/],
    ['the output of a command that isn’t run', 'what no fence above', 'text', /no fence above has exactly that line/],
    ['an invented field', 'Container.withExecs', 'prose', /Container has no withExecs in 0\.18\.14/],
    ['an invented type', 'Conainer', 'prose', /no type Conainer in the API/],
    ['an invented variable', 'TOKN', 'prose', /no environment variable DAGGER_CLOUD_TOKN/],
    ['an invented command', 'dagger instal`', 'prose', /no command dagger instal at/],
    ['an invented command flag', '--skd', 'prose', /dagger init has no flag --skd/],
    [
      'a misspelt flag before a function',
      '--interactve',
      'prose',
      /dagger call has no flag --interactve .*"interactive"/,
    ],
    ['an invented flag', '--progres`', 'prose', /no flag --progres;/],
  ])('%s is reported at its line', (_, place, language, message, below = 0) => {
    const line = lineOf(place) + below;
    const there = result.failures.filter((failure) => failure.line === line && failure.language === language);
    expect(there.map((failure) => failure.message)).toEqual(
      expect.arrayContaining([expect.stringMatching(message)]) as string[],
    );
  });

  test('reports nothing else', () => {
    expect(result.failures).toHaveLength(29);
  });

  test('counts what failed', () => {
    const of = (name: string) => result.languages.find((language) => language.name === name);
    expect(of('TypeScript')).toMatchObject({fences: 4, failed: 4, verified: 0});
    expect(of('Running text')).toMatchObject({failed: 7, verified: 6});
  });
});
