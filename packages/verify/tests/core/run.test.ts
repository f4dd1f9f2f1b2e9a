import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {writeCalls} from '../../src/core/calls';
import {readPage, type Content} from '../../src/core/page';
import {toText} from '../../src/core/report';
import {run, type Result, type RunOptions} from '../../src/core/run';
import type {Checked, LanguageChecker, Snippet} from '../../src/shared/snippets';
import {sampleFile} from '../snippet';

/** A checker that reports the word `wrong`, and records its input. */
class FakeChecker implements LanguageChecker {
  readonly name = 'Fake';
  readonly languages = ['fake', 'shell', 'prose'];
  readonly asked: string[] = [];
  absent: string | undefined;

  missing(): Promise<string | undefined> {
    return Promise.resolve(this.absent);
  }

  check(snippets: readonly Snippet[]): Checked {
    this.asked.push(...snippets.map(({text}) => text));
    const failures = snippets.flatMap(({id, file, line, language, text}) => {
      if (text === 'crash') throw new Error('out of order');
      const at = text.split('\n').findIndex((content) => content.includes('wrong'));
      return at < 0 ? [] : [{id, file, line: line + at, language, message: 'it is wrong'}];
    });
    return {failures};
  }
}

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;

describe('the verifier', () => {
  let checker: FakeChecker;

  beforeEach(() => {
    checker = new FakeChecker();
  });

  const verifyContent = (content: Content, options: Partial<RunOptions> = {}): Promise<Result> =>
    run(content, {root: os.tmpdir(), checkers: [checker], requireAll: false, ...options});

  const verify = (text: string, options: Partial<RunOptions> = {}): Promise<Result> =>
    verifyContent(readPage('docs/page.mdx', text), options);

  test('names a failure’s page, line and language, even in lists and JSX', async () => {
    const text = `- In a list:\n\n  \`\`\`fake\n  one\n  wrong\n  \`\`\`\n\n<div>\n\n${fence('fake', 'wrong')}</div>\n`;
    const {failures} = await verify(text);
    expect(failures.map(({line}) => line)).toEqual([5, 11]);
    expect(toText(await verify(text))).toContain('docs/page.mdx:5  fake  it is wrong\n');
  });

  test('sorts all failures by file and line, and limits them to the requested files', async () => {
    const old = 'image: node:20-slim';
    const {snippets} = readPage('docs/page.mdx', fence('fake', 'wrong') + fence('fake', old));
    const unreadable = {file: 'docs/a-page.mdx', line: 2, language: 'mdx', message: 'no closing tag'};
    const other = readPage('docs/other.mdx', fence('fake', old));
    const content = {snippets: [...snippets, ...other.snippets], failures: [unreadable]};
    const failuresOf = async (only?: (file: string) => boolean): Promise<string[]> => {
      const {failures, pages} = await verifyContent(content, only && {only});
      return [...failures.map(({file, line, message}) => `${file}:${line} ${message}`), `${pages} pages`];
    };
    const version = 'image node 20-slim: all pages use 22-slim';
    expect(await failuresOf()).toEqual([
      'docs/a-page.mdx:2 no closing tag',
      expect.stringContaining(`docs/other.mdx:2 ${version}`),
      'docs/page.mdx:2 it is wrong',
      expect.stringContaining(`docs/page.mdx:6 ${version}`),
      '2 pages',
    ]);
    expect(await failuresOf((file) => file === 'docs/other.mdx')).toEqual([
      expect.stringContaining(`docs/other.mdx:2 ${version}`),
      '1 pages',
    ]);
  });

  test('reports outdated sample calls in one line until they’re updated', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-calls-'));
    const samples = path.join(root, 'docs/_samples');
    fs.mkdirSync(samples, {recursive: true});
    const snippets = ['a', 'b'].map((name) => sampleFile('fake', 'x()', 'fake/main.fake', name));
    const calling: LanguageChecker = {
      name: 'Fake',
      languages: ['fake'],
      check: (asked) => ({
        failures: [],
        calls: asked.map(({file}) => ({file, line: 1, column: 1, member: 'Container.sync'})),
      }),
    };
    const verifyCalls = async (): Promise<string[]> => {
      const {failures} = await verifyContent({snippets, failures: []}, {root, checkers: [calling]});
      return failures.filter(({file}) => file.endsWith('calls.json')).map(({message}) => message);
    };
    const outdated = [expect.stringMatching(/^the calls of page\/a.* and 1 other files .*--calls/)];
    expect(await verifyCalls()).toEqual(outdated);
    expect(await writeCalls(root, snippets, calling)).toEqual(['docs/_samples/calls.json: 2 calls in 2 files.']);
    expect(await verifyCalls()).toEqual([]);
    const written = fs.readFileSync(path.join(samples, 'calls.json'), 'utf8');
    fs.writeFileSync(path.join(samples, 'calls.json'), written.replace('Container.sync', 'Directory.sync'));
    expect(await verifyCalls()).toEqual([expect.stringContaining('page/a')]);
    fs.writeFileSync(path.join(samples, 'calls.json'), written.replace('page/b', 'page/gone'));
    expect(await verifyCalls()).toEqual([expect.stringContaining('1 other files')]);
  });

  test('doesn’t report the calls of a sample with failures, which the compiler may not have resolved', async () => {
    const snippet = sampleFile('fake', 'x()');
    const {id, file} = snippet;
    const failing: LanguageChecker = {
      name: 'Fake',
      languages: ['fake'],
      check: () => ({
        failures: [{id, file, line: 1, language: 'fake', message: 'no x'}],
        calls: [{file, line: 1, column: 1, member: 'Container.sync'}],
      }),
    };
    const {failures} = await verifyContent({snippets: [snippet], failures: []}, {checkers: [failing]});
    expect(failures.filter(({language}) => language === 'calls')).toEqual([]);
    expect(failures).toContainEqual(expect.objectContaining({message: 'no x'}));
  });

  test('ends with the languages that can’t be verified here', async () => {
    checker.absent = "Fake isn't installed.";
    const result = await verify(fence('fake', 'wrong'));
    expect(result.failures).toEqual([]);
    expect(toText(result).trimEnd()).toMatch(/Fake isn't verified here: Fake isn't installed\.$/);
    expect(result.languages[0]).toMatchObject({missing: "Fake isn't installed.", fences: 1, verified: 0});
  });

  test('fails for those languages if all must be verified', async () => {
    checker.absent = "Fake isn't installed.";
    const {failures} = await verify(fence('fake', 'one'), {requireAll: true});
    expect(failures).toMatchObject([{line: 2, message: "Fake isn't installed."}]);
  });

  test('treats nothing as verified if a checker crashes', async () => {
    const {failures, languages} = await verify(fence('fake', 'one') + fence('fake', 'crash'));
    expect(failures).toMatchObject([
      {message: 'the Fake checker failed, so none of its code was verified: out of order'},
    ]);
    expect(languages[0]).toMatchObject({verified: 0, failed: 2});
  });

  test('counts the output of the page’s commands separately from exempt fences', async () => {
    const text =
      fence('shell', 'dagger version') +
      fence('text output="dagger version"', 'dagger v0.18.14') +
      fence('fake fragment="a signature"', 'wrong') +
      fence('fake', 'one');
    const {failures, languages} = await verify(text);
    expect(failures).toEqual([]);
    expect(languages).toMatchObject([
      {name: 'Fake', fences: 3, verified: 2, exempt: 1},
      {name: 'Text', fences: 1, output: 1, exempt: 0},
    ]);
  });

  test.each([
    ['shell output="a session"', /^output="…" belongs on a text fence: on shell it would switch the check off/],
    ['fake titel="a.txt"', /^unknown fence option titel; use one of title, /],
  ])('rejects the options of ```%s', async (language, message) => {
    expect((await verify(fence(language, 'one'))).failures).toEqual([
      expect.objectContaining({line: 2, message: expect.stringMatching(message) as string}),
    ]);
  });

  test('checks only the requested files', async () => {
    const {failures} = await verify(fence('fake', 'wrong') + fence('text', 'no reason'), {only: () => false});
    expect(failures).toEqual([]);
    expect(checker.asked).toEqual([]);
  });
});
