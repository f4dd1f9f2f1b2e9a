import {describe, expect, it} from 'vitest';
import {commandLines, commandsBySample, helpOf, obstacle} from '../../../../verify/engine/plan';
import type {Snippet} from '../../../../verify/core/types';

function fence(language: string, text: string, sample?: string): Snippet {
  return {id: 'p', kind: 'fence', language, text, file: 'page.mdx', line: 10, meta: {}, ...(sample && {sample})};
}

describe('the commands of a sample', () => {
  it('are the calls of the fences that stand by it, at their lines', () => {
    const text = 'mkdir ci\ndagger call build \\\n  --source=.\ndagger --silent functions';
    const commands = commandsBySample([fence('shell', text, 'a/b'), fence('dsh', 'build . | id', 'a/b')]);
    expect(commands.get('a/b')).toEqual([
      {file: 'page.mdx', line: 11, kind: 'cli', text: 'dagger call build \\\n  --source=.'},
      {file: 'page.mdx', line: 13, kind: 'cli', text: 'dagger --silent functions'},
      {file: 'page.mdx', line: 10, kind: 'dsh', text: 'build . | id'},
    ]);
  });

  it('leave out fences of no sample, other languages and the output of a session', () => {
    const commands = commandsBySample([
      fence('shell', 'dagger call build'),
      {...fence('shell', 'dagger call script', 'a/b'), kind: 'sample'},
      fence('text', 'dagger call build', 'a/b'),
      fence('console', '$ dagger call build\ndagger call nothing', 'a/b'),
    ]);
    expect([...commands.values()].flat().map(({text}) => text)).toEqual(['dagger call build']);
  });

  it('keep a here-document whole', () => {
    expect(commandLines('cat <<END\none\nEND\n\necho two')).toEqual([
      {text: 'cat <<END\none\nEND', line: 0},
      {text: 'echo two', line: 4},
    ]);
  });
});

describe('what cannot run unattended', () => {
  it.each([
    ['dagger call build terminal', 'opens a terminal'],
    ['dagger call serve up --ports=80:80', 'serves until it is stopped'],
    ['dagger call image publish --address=ttl.sh/x', 'pushes to a registry'],
    ['dagger call fetch --url=https://example.com', 'fetches from the Internet'],
    ['dagger call user --token=op://ci/github/token', 'asks a secret provider'],
    ['dagger call tables --db=tcp://localhost:5432', 'talks to a service of the machine'],
  ])('%s', (text, reason) => expect(obstacle(text)).toBe(reason));

  it.each(['dagger call update --source=./terminal.d', 'dagger call greet --name=env://NAME'])('not %s', (text) =>
    expect(obstacle(text)).toBeUndefined(),
  );
});

describe('the help of a call', () => {
  const help = (text: string, kind: 'cli' | 'dsh' = 'cli') => helpOf({file: '', line: 1, kind, text});

  it('keeps its functions and flags, not what its output goes to', () =>
    expect(help("dagger call find --pattern='a | b' | jq length")).toBe("dagger call find --pattern='a | b' --help"));

  it('has a path where the shell would put that of an agent', () =>
    expect(help('dagger call fetch --agent=$SSH_AUTH_SOCK')).toBe('dagger call fetch --agent=/run/agent.sock --help'));

  it('is not there for scripts and other commands', () => {
    expect(help('build | up', 'dsh')).toBeUndefined();
    expect(help('dagger functions')).toBeUndefined();
  });
});
