import {once} from 'node:events';
import {createServer} from 'node:net';
import {describe, expect, test} from 'vitest';
import {interactionOf, runInteractive, wantsTerminal} from '../../src/engine/interactive';

describe('a missing-terminal error', () => {
  test.each([
    ['rpc error: running shell without the TUI is not supported', true],
    ['│ terminal: running  │\n    │ shell without the TUI is not supported)      │', true],
    ['│ terminal: exit code: 1  │', false],
  ])('%j is recognised: %s', (stderr, wanted) => expect(wantsTerminal(stderr)).toBe(wanted));
});

describe('what a command waits for', () => {
  test.each([
    ['dagger call build terminal', {kind: 'terminal', always: true}],
    ['build | terminal --cmd bash', {kind: 'terminal', always: true}],
    ['dagger call --interactive test', {kind: 'terminal', always: false}],
    ['dagger -i call test', {kind: 'terminal', always: false}],
    ['dagger call serve up --ports=9000:80', {kind: 'service', port: 9000}],
    ['serve | up --ports 8080:80', {kind: 'service', port: 8080}],
    ['dagger call terminals', undefined],
    ['dagger call with-exec --args=-it', undefined],
  ])('%s', (text, interaction) => expect(interactionOf(text)).toEqual(interaction));
});

describe('a command in a terminal', () => {
  const run = (command: string, always: boolean) => runInteractive(command, {kind: 'terminal', always}, '.', {});

  test('is closed each time that it opens', async () => {
    const open = "echo Attaching terminal; cat; echo 'closed once'; cat; echo 'closed twice'";
    const {status, stdout} = await run(open, true);
    expect(status).toBe(0);
    expect(stdout).toContain('closed twice');
  });

  test.each([
    ['exit 0', true, 1],
    ['exit 0', false, 0],
    ['exit 3', false, 3],
    ['echo Attaching terminal; cat; exit 3', false, 0],
  ])('%s, which must open: %s, ends with %i', async (command, always, status) => {
    expect((await run(command, always)).status).toBe(status);
  });
});

describe('a command that serves', () => {
  const port = 48_731;
  const run = (command: string) => runInteractive(command, {kind: 'service', port}, '.', {});

  test('is stopped once its port responds', async () => {
    const serve = `node -e "require('node:net').createServer().listen(${port})"`;
    expect((await run(serve)).status).toBe(0);
  });

  test('fails if it exits before that', async () => expect((await run('exit 0')).status).toBe(1));

  test('fails if its port is in use', async () => {
    const server = createServer().listen(port, 'localhost');
    await once(server, 'listening');
    const {status, stderr} = await run('exit 0');
    server.close();
    expect([status, stderr]).toEqual([1, `Something is already listening on port ${port}. Stop it.`]);
  });
});
