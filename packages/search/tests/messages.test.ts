import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {type Entry, findEntries, isMessage, messagesOf} from '../src/engine/messages';

const page = readFileSync('versioned_docs/version-0.18.14/troubleshooting.mdx', 'utf8');
const headings = page
  .split(/^### /m)
  .slice(1)
  .map((part) => ({
    heading: part.slice(0, part.indexOf('\n')).replace(/ ?\{\/\*.*/, ''),
    text: part.slice(part.indexOf('\n')),
  }));

const codeIn = (text: string): string[] =>
  [...text.replaceAll(/^ *```[^]*?^ *```$/gm, '').matchAll(/(`+)(.+?)\1/g)].map(([, , code = '']) => code);

const entries = headings.map(({heading, text}): Entry => ({
  messages: messagesOf(heading.replaceAll('`', ''), codeIn(heading), codeIn(text), 'dagger'),
  text: heading + text,
}));

const found = (query: string): string[] => findEntries(entries, query).map((index) => headings[index]?.heading ?? '');

test.each([
  ['Error: failed to connect: incompatible engine version: the client v0.18.14 needs v0.18.11', 'incompatible engine'],
  ['Error: no LLM: reached API call limit: 5', 'reached API call limit'],
  ['input: container.from failed to resolve image "docker.io/library/nodes:22": not found', 'failed to resolve image'],
  ['Error: function or module "buidl" not found', 'function or module'],
  ['! buildkit failed to respond: rpc error: code = Unavailable', 'buildkit failed to respond'],
  ['no space left on device', 'The disk is full'],
  ['exit code 137', 'Exit code 137'],
  ['process "npm test" did not complete successfully: exit code: 127', 'Exit code 126 or 127'],
  ['Error: unknown flag: --src', '`unknown command` or `unknown flag`'],
  ['private repository', 'A private repository works in the shell'],
  ['healthch', 'service exited before healthcheck'],
  ['failed to copy: write /var/lib/dagger/1a/data: no space left on device', 'The disk is full'],
  ['exec /app/server: exec format error', "A program doesn't start"],
  ['tls: failed to verify certificate: x509: certificate signed by unknown authority', "Certificates aren't trusted"],
  ['push access denied, repository does not exist or may require authorization', 'Pushing an image is denied'],
  ['lookup registry.example.com on 10.87.0.1:53: no such host', "Host names can't be resolved"],
  [
    'stderr=Error: dial unix /run/dagger/engine.sock: connect: no such file or directory',
    'A call hangs while connecting',
  ],
  ['failed to get requester session: session for "k484qsd6oi3n7" not found', 'failed to get requester session'],
  ['select: parent snapshot z62ntc4rcflkf4lixwzv8hk2b does not exist: not found', 'The disk is full'],
  ['failed to parse config: json: unknown field "registries"', "The engine's container keeps restarting"],
  ['Error: dag.moduleHelper is not a function', 'is not a function'],
  ["ModuleNotFoundError: No module named 'requests'", 'Main object not found'],
])('%s matches its entry', (message, heading) => {
  expect(found(message).slice(0, 3).join('\n')).toContain(heading);
});

test.each(entries.map(({messages}, index) => [messages[0] ?? '', headings[index]?.heading]))(
  'the message <%s> matches its entry',
  (message, heading) => {
    const shown = found(`✘ container.withExec: ERROR [0.3s] input: ${message} (see https://example.com)`);
    expect(shown).toContain(heading);
    expect(shown.length).toBeLessThan(8);
  },
);

test('of a long log, only the errors lead to entries', () => {
  const log = `✔ load module: . 2.1s
✘ .build(source: Directory!): Container! 12.9s ERROR
  $ .from(address: "golang:1.23"): Container! 0.9s CACHED
  ✘ .withExec(args: ["go", "build"]): Container! 11.8s ERROR
  ┃ write /root/.cache/go-build/ab12: no space left on device
  ! process "go build" did not complete successfully: exit code: 1

failed to solve: failed to copy: write /var/lib/dagger/1a/data: no space left on device
exit status 1`;
  expect(found(log)).toEqual([
    'The disk is full: no space left on device',
    '`process "…" did not complete successfully: exit code: 1`',
  ]);
});

test('a message of another program doesn’t match an entry by two words', () => {
  expect(found('error getting credentials: exec: "docker-credential-desktop": not found in the image')).toEqual([]);
});

test('words that no entry contains match nothing', () => {
  expect(found('an apple a day')).toEqual([]);
});

test.each(['failed to pull image', 'no space left on device'])('%s may be an error message', (code) => {
  expect(isMessage(code, 'dagger')).toBe(true);
});

test.each([
  'dagger call build test',
  'docker system prune now',
  'dagger init --sdk=go',
  'withExec',
  'func main() { return }',
])('%s isn’t an error message', (code) => {
  expect(isMessage(code, 'dagger')).toBe(false);
});
