import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {type Rule, pattern, rules} from './prose-rules';

/** Texts that other programs print, and a sentence of the specification. */
const quoted = new Set([
  ' could not be converted to string',
  '() cannot be called statically',
  'Cannot query field "',
  'running shell without the TUI is not supported',
  ' could not be decoded because it contains an invalid percent-encoding. ',
]);

/** The texts of at least three words that a file can show or print, each with its 1-based line. */
function messagesOf(file: string): {line: number; text: string}[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: {line: number; text: string}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      const text = node.text.replace(/\s+/g, ' ');
      const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (/\w+ \w+ \w+/.test(text) && !quoted.has(text)) found.push({line: line + 1, text});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const compiled = rules.map((rule) => ({rule, found: pattern(rule)}));
const problemsIn = (text: string): Rule[] =>
  compiled.filter(({found}) => text.search(found) >= 0).map(({rule}) => rule);

test.each(['src', 'packages'])('messages in %s follow the prose rules', (folder) => {
  const messages = listFiles(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/(?:node_modules|fixtures|tests|peers|toolchain)\//.test(name))
    .flatMap((name) => messagesOf(`${folder}/${name}`).map((message) => ({file: `${folder}/${name}`, ...message})));
  expect(messages.length).toBeGreaterThan(20);
  expect(
    messages.flatMap(({file, line, text}) =>
      problemsIn(text).map(({name, message}) => `${file}:${line}: ${name}: ${message} In: ${text}`),
    ),
  ).toEqual([]);
});
