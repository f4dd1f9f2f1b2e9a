import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {version} from '@docs-kit/dagger/version';
import type {LanguageChecker, Snippet} from '../../src/shared/snippets';
import {snippetOf} from '../snippet';

const root = `versioned_docs/version-${version}/_samples`;

/** This site's samples with what's special in a client: dependencies, interfaces, enumerations, errors, a default path. */
const special = [
  'module-dependencies/constructor',
  'module-dependencies/wrap',
  'interfaces/collect',
  'enumerations/default',
  'error-handling/exec',
  'quickstart-agent/agent',
  'quickstart-agent-in-project/develop',
];

const toSnippet = (file: string, text: string, language: string, sample: string): Snippet =>
  snippetOf(language, text, {kind: 'sample', file, line: 1, sample});

/** The files of the special samples in a language. */
const samplesIn = (language: string): Snippet[] =>
  special.flatMap((name) => {
    const folder = `${root}/${name}/${language}`;
    return listFiles(folder).map((file) =>
      toSnippet(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'), language, name),
    );
  });

/** A change that breaks a correct module, and the checker's expected message. */
export interface Mistake {
  name: string;
  /** Occurs once in the module. */
  from: string;
  to: string;
  message: RegExp;
  /** Text on the failing line, if it isn't `to`. */
  at?: string;
}

export interface Expectations {
  checker: LanguageChecker;
  language: string;
  /** The name of a sample's file: `main.go`. */
  file: string;
  /** A correct module named `my-module`. */
  module: string;
  mistakes: readonly Mistake[];
  /** The module's API calls, if the checker finds them: the text of each, and its member. */
  calls?: readonly [written: string, member: string][];
  /** Fences with the expected message and its line in the fence; nothing for a correct one. */
  fences: readonly {name: string; text: string; failure?: {line: number; message: RegExp}}[];
}

const timeout = 300_000;

/** Declares a language's tests: correct code passes, and mistakes are reported at their lines. */
export async function describeLanguage({
  checker,
  language,
  file,
  module,
  mistakes,
  calls,
  fences,
}: Expectations): Promise<void> {
  const missing = await checker.missing?.();
  if (missing !== undefined && process.env.CI !== 'true') {
    test.skip(`${checker.name} (${missing})`, () => undefined);
    return;
  }

  test(`the toolchain of ${checker.name} is ready`, () => {
    expect(missing).toBeUndefined();
  });

  test('samples of this site are correct', {timeout}, async () => {
    const snippets = samplesIn(language);
    expect(snippets.length).toBeGreaterThan(4);
    expect((await checker.check(snippets)).failures).toEqual([]);
  });

  test('mistakes are found at their lines', {timeout}, async () => {
    const place = (name: string): string => `virtual/${name}/${language}/${file}`;
    const cases = mistakes.map((mistake) => {
      expect(module.split(mistake.from), mistake.name).toHaveLength(2);
      return {...mistake, text: module.replace(mistake.from, () => mistake.to)};
    });
    const snippets = cases.map(({name, text}) => toSnippet(place(name), text, language, `virtual/${name}`));
    snippets.push(toSnippet(place('correct'), module, language, 'virtual/correct'));
    const {failures} = await checker.check(snippets);
    expect(failures.filter((failure) => failure.file === place('correct'))).toEqual([]);
    for (const {name, text, to, at = to, message} of cases) {
      const line = text.split('\n').findIndex((content) => content.includes(at.split('\n')[0] ?? '')) + 1;
      const found = failures.filter((failure) => failure.file === place(name));
      expect(found.map((failure) => failure.message).join('\n'), name).toMatch(message);
      expect(
        found.filter((failure) => message.test(failure.message)).map((failure) => failure.line),
        name,
      ).toContain(line);
    }
  });

  if (calls) {
    test('only API calls are resolved, by their types', {timeout}, async () => {
      const snippet = toSnippet(`virtual/calls/${language}/${file}`, module, language, 'virtual/calls');
      const lines = module.split('\n');
      const {calls: found = []} = await checker.check([snippet]);
      const written = found.map(({line, column, member, file: place}) => {
        expect(place).toBe(snippet.file);
        return [/^\w*/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0], member];
      });
      expect(written.sort()).toEqual([...calls].sort());
    });
  }

  test('each fence is checked separately', {timeout}, async () => {
    const page = (index: number): string => `virtual/page-${index}.mdx`;
    const snippets = fences.map(({text}, index) => snippetOf(language, text, {file: page(index), line: 11}));
    const {failures} = await checker.check(snippets);
    for (const [index, {name, failure}] of fences.entries()) {
      const found = failures.filter((item) => item.file === page(index));
      if (!failure) {
        expect(found, name).toEqual([]);
        continue;
      }
      expect(found.map(({message}) => message).join('\n'), name).toMatch(failure.message);
      expect(
        found.map(({line}) => line),
        name,
      ).toContain(10 + failure.line);
    }
  });
}
