import {describe, expect, test} from 'vitest';
import {commandLines, commandsByPage, commandsBySample, helpOf, obstacle} from '../../src/engine/plan';
import type {Snippet} from '../../src/shared/snippets';
import {snippetOf} from '../snippet';

const fence = (language: string, text: string, sample?: string): Snippet =>
  snippetOf(language, text, sample === undefined ? {} : {sample});

describe('the commands of a sample', () => {
  test('are the calls in the fences next to it, with their lines', () => {
    const text = 'mkdir ci\ndagger call build \\\n  --source=.\ndagger --silent functions';
    const commands = commandsBySample([fence('shell', text, 'a/b'), fence('dsh', 'build . | id', 'a/b')]);
    expect(commands.get('a/b')).toEqual([
      {file: 'page.mdx', line: 11, kind: 'cli', text: 'dagger call build \\\n  --source=.'},
      {file: 'page.mdx', line: 13, kind: 'cli', text: 'dagger --silent functions'},
      {file: 'page.mdx', line: 10, kind: 'dsh', text: 'build . | id'},
    ]);
  });

  test('omit fences without a sample and in other languages', () => {
    const commands = commandsBySample([
      fence('shell', 'dagger call build'),
      {...fence('shell', 'dagger call script', 'a/b'), kind: 'sample'},
      fence('text', 'dagger call build', 'a/b'),
      fence('shell', 'dagger call build', 'a/b'),
    ]);
    expect([...commands.values()].flat().map(({text}) => text)).toEqual(['dagger call build']);
  });

  test('keep a here-document whole', () => {
    expect(commandLines('cat <<END\none\nEND\n\necho two')).toEqual([
      {text: 'cat <<END\none\nEND', line: 0},
      {text: 'echo two', line: 4},
    ]);
  });
});

describe('the output of a command', () => {
  test('belongs to the last preceding command that it names', () => {
    const output = {...fence('text', 'hello', 'a/b'), meta: {output: 'dagger call greet'}};
    const [first, second] =
      commandsBySample([fence('shell', 'dagger call greet\ndagger call greet', 'a/b'), output]).get('a/b') ?? [];
    expect(first?.output).toBeUndefined();
    expect(second?.output).toBe('hello');
  });

  test('names a command with a here-document by its first line', () => {
    const output = {...fence('text', '{}'), meta: {output: 'dagger query <<END'}};
    const page = commandsByPage([fence('shell', 'dagger query <<END\n{ a }\nEND'), output]).get('page.mdx');
    expect(page?.commands[0]?.output).toBe('{}');
  });
});

describe('the commands of a page', () => {
  test('are the ones without a module, with the files that the page shows', () => {
    const query = '{ defaultPlatform }';
    const page = commandsByPage([
      fence('shell', 'docker ps\ndagger core version\ndagger call build\ndagger query --doc q.graphql'),
      fence('graphql', query),
      {...fence('graphql', query), meta: {title: 'q.graphql'}},
      {...fence('dsh', 'build'), meta: {fragment: 'its module is elsewhere'}},
      fence('dsh', 'container | stdout'),
      fence('dsh', 'greet', 'a/b'),
      fence('shell', 'dagger call build\ndagger core engine id\ndagger query <<<"{a}"', 'a/b'),
    ]).get('page.mdx');
    expect(page?.commands.map(({text}) => text)).toEqual([
      'dagger core version',
      'dagger query --doc q.graphql',
      `dagger query <<'EOF'\n${query}\nEOF`,
      'container | stdout',
      // A preceding sample doesn't mean that the core API needs a module.
      'dagger core engine id',
    ]);
    expect(page?.files).toEqual(new Map([['q.graphql', query]]));
  });

  test('are undefined if the page has none', () => expect(commandsByPage([fence('shell', 'ls')]).size).toBe(0));
});

describe('commands that can’t run unattended', () => {
  test.each([
    ['dagger call image publish --address=ttl.sh/x', 'pushes to a registry'],
    ['dagger call fetch --url=https://example.com', 'fetches from the Internet'],
    ['dagger call user --token=op://ci/github/token', 'asks a secret provider'],
    ['dagger core engine local-cache prune', 'empties the cache'],
    ['dagger core llm model', 'asks a language model'],
    ['dagger call install --npmrc=file://~/.npmrc', 'reads a file of your home directory'],
    ['dagger call image export-image --name=a', 'talks to a container runtime'],
    ['dagger login', 'waits for a person'],
    ['DAGGER_SESSION_TOKEN=secret dagger listen', 'waits for a person'],
    ['dagger completion zsh > /etc/zfunc/_dagger', 'writes outside the project'],
    ['dagger call tables --db=tcp://localhost:5432', 'talks to a service of the machine'],
  ])('%s', (text, reason) => expect(obstacle(text)).toBe(reason));

  test('include those for which stand-ins are no help, even online', () => {
    expect(obstacle('dagger core engine local-cache prune', true)).toBe('empties the cache');
    expect(obstacle('dagger call image publish --address=ttl.sh/x', true)).toBeUndefined();
  });

  test.each([
    'dagger call update --source=./terminal.d',
    'dagger call greet --name=env://NAME',
    'container | with-exec -- sh -c "date > /now"',
    "cat > page.html <<'EOF'\n<h1>Hi</h1>/\nEOF",
  ])('not %s', (text) => expect(obstacle(text)).toBeUndefined());
});

describe('the help of a call', () => {
  const help = (text: string, kind: 'cli' | 'dsh' = 'cli') => helpOf({file: '', line: 1, kind, text});

  test('keeps its functions and flags, but not its output redirection', () =>
    expect(help("dagger call find --pattern='a | b' | jq length")).toBe("dagger call find --pattern='a | b' --help"));

  test('has a path in place of the agent socket’s variable', () =>
    expect(help('dagger call fetch --agent=$SSH_AUTH_SOCK')).toBe('dagger call fetch --agent=/run/agent.sock --help'));

  test('is undefined for scripts and other commands', () => {
    expect(help('build | up', 'dsh')).toBeUndefined();
    expect(help('dagger functions')).toBeUndefined();
  });
});
