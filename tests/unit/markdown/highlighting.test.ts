import {readFileSync} from 'node:fs';
import type {Token} from 'prismjs';
import {describe, expect, test} from 'vitest';
import {highlighting} from '../../../src/config/highlighting';
import {createHighlighter, loadPrism, styleSheet, tokenText} from '@docs-kit/samples/node/highlight';
import {addDaggerShell} from '../../../src/markdown/dagger-shell';

const prism = loadPrism({...highlighting, addGrammars: addDaggerShell});
const highlight = createHighlighter(highlighting);

/** All tokens, including nested ones, as `type:text`. */
function tokens(code: string, language: string): string[] {
  const grammar = prism.languages[language];
  if (!grammar) throw new Error(`no grammar for ${language}`);

  const walk = (list: (string | Token)[]): string[] =>
    list.flatMap((token) =>
      typeof token === 'string'
        ? []
        : [`${token.type}:${tokenText(token)}`, ...(Array.isArray(token.content) ? walk(token.content) : [])],
    );
  return walk(prism.tokenize(code, grammar));
}

describe('Dagger Shell', () => {
  test('the first word of a stage is a function, the others are arguments', () => {
    expect(
      tokens('container | from alpine:3.20 | with-exec -- ls', 'dsh').filter((t) => t.startsWith('function')),
    ).toEqual(['function:container', 'function:from', 'function:with-exec']);
  });

  test('builtins, flags, strings and comments are tokens', () => {
    expect(tokens('.help container # why\nhost | directory . --exclude="a $b ${d}" \'c\'', 'dsh')).toEqual(
      expect.arrayContaining([
        'builtin:.help',
        'comment:# why',
        'option:--exclude',
        'string:"a $b ${d}"',
        'variable:$b',
        'variable:${d}',
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

describe('Bash', () => {
  const commands = (code: string): string[] =>
    tokens(code, 'shell').filter((token) => /^(?:function|builtin):/.test(token));

  test('the first word of a command is a function, also after assignments', () => {
    expect(commands('dagger call test --source=. export')).toEqual(['function:dagger']);
    expect(commands('A="b c" D=e ./run.sh | grep test && cd docs; sudo docker ps')).toEqual(
      ['./run.sh', 'grep', 'cd', 'sudo'].map((name) => `function:${name}`),
    );
    expect(commands('for name in "$@"; do\n  echo "$(dagger version)"\ndone')).toEqual([
      'function:echo',
      'function:dagger',
    ]);
  });

  test('words of a continuation line and of a string are no commands', () => {
    expect(commands("dagger call \\\n  test \\\n  --name='a\ntest'")).toEqual(['function:dagger']);
  });

  test('a comment starts a word', () => {
    expect(
      tokens('dagger call -m my-app#main test # why\n# more', 'shell').filter((t) => t.startsWith('comment')),
    ).toEqual(['comment:# why', 'comment:# more']);
  });

  test('a flag of several words is one parameter', () => {
    expect(tokens('dagger -m . listen --allow-cors --cpu-limit=1', 'shell').filter((t) => t.startsWith('p'))).toEqual([
      'parameter:-m',
      'parameter:--allow-cors',
      'parameter:--cpu-limit',
    ]);
    expect(tokens('./a.ps1 -Version 1 --exact', 'powershell')).toEqual(
      expect.arrayContaining(['parameter:-Version', 'parameter:--exact']),
    );
  });

  test('a version and an address are no numbers', () => {
    const numbers = (code: string): string[] => tokens(code, 'shell').filter((token) => token.startsWith('number:'));
    expect(numbers('VERSION=0.18.14 docker run --publish 127.0.0.1:80:80')).toEqual([]);
    expect(numbers('docker run --cpus 1.5 --memory 512')).toEqual(['number:1.5', 'number:512']);
  });
});

describe('YAML', () => {
  const find = (type: string, code: string): string[] =>
    tokens(code, 'yaml').filter((token) => token.startsWith(`${type}:`));

  test('only a whole value is a number', () => {
    expect(find('number', 'runs-on: ubuntu-24.04\nimage: alpine:3.22\nversion: 1.2.3')).toEqual([]);
    expect(find('number', 'version: 2.1\nports:\n  - 80\nlist: [1, -2] # two')).toEqual(
      ['2.1', '80', '1', '-2'].map((number) => `number:${number}`),
    );
  });

  test('a comment starts a word', () => {
    expect(find('comment', 'run: echo ${REF#refs/}; # why\n# more')).toEqual(['comment:# why', 'comment:# more']);
  });

  test('anchors and aliases start a value', () => {
    expect(find('important', 'base: &base\n  only: /^v.*/\nother: *base')).toEqual([
      'important:&base',
      'important:*base',
    ]);
  });
});

describe('colours', () => {
  test('come from the configured theme', () => {
    const css = styleSheet(highlighting.theme);
    expect(css).toContain(
      '.token.function, .token.function-definition, .token.method { color: var(--code-function); }',
    );
    expect(css).toContain('.token.bold, .token.important { font-weight: 600; }');
    expect(highlight('wait(1)', 'python')).toBe('wait(<span class="token number">1</span>)');
    const tokens = readFileSync('src/css/tokens.css', 'utf8');
    const variables = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(variables).toHaveLength(8);
    expect(variables.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });

  test('are the same throughout a multi-line comment, whatever Prism finds in it', () => {
    const comment = '/**\n * Runs it.\n *\n * @param source The project.\n */';
    for (const language of ['typescript', 'php']) {
      const code = highlight(`<?php\n${comment}\n`, language);
      expect(code, language).toContain(`<span class="token comment">${comment}</span>`);
    }
  });
});
