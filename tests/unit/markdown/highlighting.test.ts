import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {highlighting} from '../../../src/config/highlighting';
import {highlight} from '../../../src/markdown/highlight/html';
import {styleSheet} from '../../../src/markdown/highlight/plugin';
import {Prism} from '../../../src/markdown/highlight/prism';

type Token = string | {type: string; content: Token | Token[]};

function textOf(token: Token | Token[]): string {
  if (Array.isArray(token)) {
    return token.map(textOf).join('');
  }
  return typeof token === 'string' ? token : textOf(token.content);
}

/** All tokens, including nested ones, as `type:text`. */
function tokens(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(`no grammar for ${language}`);
  }
  const walk = (list: Token[]): string[] =>
    list.flatMap((token) =>
      typeof token === 'string'
        ? []
        : [`${token.type}:${textOf(token)}`, ...(Array.isArray(token.content) ? walk(token.content) : [])],
    );
  return walk(Prism.tokenize(code, grammar));
}

describe('Dagger Shell', () => {
  test('the first word of a stage is a function, the others are arguments', () => {
    expect(
      tokens('container | from alpine:3.20 | with-exec -- ls', 'dsh').filter((t) => t.startsWith('function')),
    ).toEqual(['function:container', 'function:from', 'function:with-exec']);
  });

  test('builtins, flags, strings and comments are tokens', () => {
    expect(tokens('.help container # why\nhost | directory . --exclude="a $b" \'c\'', 'dsh')).toEqual(
      expect.arrayContaining([
        'builtin:.help',
        'comment:# why',
        'option:--exclude',
        'string:"a $b"',
        'variable:$b',
        "string:'c'",
      ]),
    );
  });

  test('assignments and nested substitutions are tokens', () => {
    const found = tokens('src=$(host | directory $(.echo .))\ncontainer | with-directory /src $src', 'dsh');
    expect(found).toEqual(
      expect.arrayContaining([
        'assignment:src',
        'variable:$src',
        'function:host',
        'function:directory',
        'builtin:.echo',
      ]),
    );
  });

  test('a continued line is an argument, unless it begins a stage', () => {
    const found = tokens('container \\\n  | from alpine \\\n  tail', 'dsh');
    expect(found).toContain('function:from');
    expect(found).not.toContain('function:tail');
  });

  test('a module reference is a function', () => {
    expect(tokens('github.com/dagger/dagger/modules/wolfi@v0.18.14 | container', 'dsh')).toContain(
      'function:github.com/dagger/dagger/modules/wolfi@v0.18.14',
    );
  });
});

describe('colours', () => {
  test('come from the configured theme', () => {
    const css = styleSheet(highlighting.theme);
    expect(css).toContain(
      '.token.function, .token.function-definition, .token.method { color: var(--code-function); }',
    );
    expect(css).toContain('.token.bold, .token.important { font-weight: 600; }');
    const code = readFileSync('src/css/code.css', 'utf8');
    const variables = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(variables).toHaveLength(8);
    expect(variables.filter((name) => !code.includes(`${name}:`))).toEqual([]);
  });

  test('are the same throughout a multi-line comment, whatever Prism finds in it', () => {
    const comment = '/**\n * Runs it.\n *\n * @param source The project.\n */';
    for (const language of ['typescript', 'php']) {
      const code = highlight(`<?php\n${comment}\n`, language);
      expect(code, language).toContain(`<span class="token comment">${comment}</span>`);
    }
  });
});
