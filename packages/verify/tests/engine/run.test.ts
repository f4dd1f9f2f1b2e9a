import {chmodSync, existsSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Command} from '../../src/engine/plan';
import {inScratch, runTask, type TaskResult} from '../../src/engine/run';
import type {Task} from '../../src/engine/tasks';

function command(text: string, output?: string): Command {
  return {file: 'page.mdx', line: 10, kind: 'cli', text, ...(output !== undefined && {output})};
}

/** Runs commands as those of a page, or of a sample if `task` has an SDK. */
function run(commands: Command[], task: Partial<Task> = {}, limits = {}): Promise<TaskResult> {
  const page = {name: 'page', place: 'page.mdx', needs: undefined, files: new Map(), hash: '', commands};
  return runTask({...page, ...task}, {local: false, online: false, ...limits});
}

describe('the commands of a page', () => {
  test('run one after another in the same project, a Git repository with a single commit', async () => {
    const files = new Map([['project/bin/script', '#!/bin/sh\necho "$1" >> note\n']]);
    const status = command('cat note; git log --format=%s; git status --short', 'one\ntwo\nStart\n?? note');
    const {ran, failures} = await run([command('bin/script one'), command('bin/script two'), status], {files});
    expect(failures).toEqual([]);
    expect(ran).toBe(3);
  });

  test('fail with their last twelve lines, and the next ones still run', async () => {
    const {ran, failures} = await run([command('seq 20; echo; exit 3'), command('true')]);
    const lines = Array.from({length: 12}, (_, index) => `    ${index + 9}`);
    expect(failures).toEqual([`page.mdx:10: seq 20; echo; exit 3\n${lines.join('\n')}`]);
    expect(ran).toBe(1);
  });

  test('must print the output on the page, with the page’s name for the project’s folder', async () => {
    const wrong = command('echo one; echo two', 'one');
    const {ran, failures} = await run([command('pwd', '/home/you/my-app'), wrong]);
    expect(failures).toEqual([
      'page.mdx:10: echo one; echo two\n    prints another output than the page:\n    one\n    two',
    ]);
    expect(ran).toBe(1);
  });

  test('must fail with the error on the page', async () => {
    const fail = "echo 'Error: no dot' >&2; exit 1";
    const {ran, failures} = await run([command(fail, 'Error: no dot'), command(fail, 'Error: no digit')]);
    expect(failures).toEqual([`page.mdx:10: ${fail}\n    Error: no dot`]);
    expect(ran).toBe(1);
  });

  test('may fail with the error within other white space', async () => {
    const fail = String.raw`printf '  no dots in:   \n  a.txt  \n'; exit 1`;
    expect((await run([command(fail, 'Error: no dots in:\na.txt')])).failures).toEqual([]);
  });

  test('have a value for each environment variable that they read a secret from', async () => {
    const {failures} = await run([
      command('echo "env://TOKEN env://KEY" $TOKEN $KEY', 'env://TOKEN env://KEY a-secret a-secret'),
    ]);
    expect(failures).toEqual([]);
  });

  test('run in a terminal if they turn out to need one', async () => {
    const refuse = "echo 'running shell without the TUI is not supported' >&2; exit 1";
    const {ran, failures} = await run([command(`if [ -t 1 ]; then echo Attaching terminal; cat; else ${refuse}; fi`)]);
    expect(failures).toEqual([]);
    expect(ran).toBe(1);
  });
});

describe('the commands of a sample', () => {
  let bin = '';

  /** Puts a program `dagger` on the PATH, because no engine is available. */
  function installDagger(script: string): void {
    writeFileSync(path.join(bin, 'dagger'), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, 'dagger'), 0o755);
  }

  beforeEach(() => {
    bin = mkdtempSync(path.join(tmpdir(), 'bin-'));
    vi.stubEnv('PATH', `${bin}:${process.env.PATH ?? ''}`);
    installDagger(`printf '<%s>' "$@"`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('run without progress, with the module at the project’s root or its Git address', async () => {
    const {failures} = await run([
      command('dagger -m ./ci call greet', '<--silent><call><greet>'),
      command('dagger call --mod=ci greet | cat', '<--silent><call><greet>'),
      command('dagger call --mod=example.com/ci@v1 greet', '<--silent><call><--mod=example.com/ci@v1><greet>'),
      {...command("greet --name 'Ana'", "<--silent><-c><greet --name 'Ana'>"), kind: 'dsh'},
    ]);
    expect(failures).toEqual([]);
  });

  test('that serve are stopped once they accept connections', async () => {
    const serve = `node -e 'require("node:net").createServer().listen(48732)'`;
    installDagger(`[ "$*" = "call serve up --ports=48732:80" ] && exec ${serve}`);
    const {ran, failures} = await run([command('dagger call serve up --ports=48732:80')]);
    expect(failures).toEqual([]);
    expect(ran).toBe(1);
  });

  test.each([
    ['that push to a registry', 'dagger call publish', {}, 'pushes to a registry'],
    ['of a sample that needs a service', 'dagger call greet', {needs: 'An account.'}, 'needs: An account.'],
  ])('%s only print their help, with the reason', async (_, text, task, reason) => {
    installDagger('[ "$*" = "--silent $EXPECTED --help" ]');
    vi.stubEnv('EXPECTED', text.replace('dagger ', ''));
    const result = await run([command(text)], task);
    expect(result).toMatchObject({ran: 0, help: 1, skipped: [`page.mdx:10: help only, ${reason}`], failures: []});
  });

  test('that need a server run if stand-ins exist', async () => {
    installDagger('[ "$*" = "--silent call publish" ]');
    const result = await run([command('dagger call publish')], {needs: 'An account.'}, {online: true});
    expect(result).toMatchObject({ran: 1, help: 0, skipped: [], failures: []});
  });

  test('fail with an error although dagger exits with 0, as for a secret that can’t be read', async () => {
    installDagger('echo \'Error: secret env var not found: "GIT..."\' >&2');
    const {ran, failures} = await run([command('dagger call greet')]);
    expect(ran).toBe(0);
    expect(failures).toEqual([expect.stringContaining('secret env var not found')]);
  });

  test('fail if a program they pass their result to is missing', async () => {
    installDagger('true');
    const {failures} = await run([command('dagger call greet | no-such-program')], {}, {local: true});
    expect(failures).toEqual([expect.stringContaining('no-such-program: command not found')]);
  });

  test('fail if not even their help can be printed', async () => {
    installDagger('echo "unknown command"; exit 1');
    const {help, failures} = await run([command('dagger call publish')]);
    expect(help).toBe(0);
    expect(failures).toEqual(['page.mdx:10: dagger call publish --help\n    unknown command']);
  });

  test('don’t run if they can’t be reduced to their help', async () => {
    const {skipped, help} = await run([command('dagger login')]);
    expect(skipped).toEqual(['page.mdx:10: not run, waits for a person']);
    expect(help).toBe(0);
  });

  test.each([
    ['failed to resolve image "alpine:9": denied', 'alpine:9'],
    ["wget: bad address 'example.test'", 'example.test'],
    ['dial tcp: lookup example.test on 10.0.0.1:53 no such host', 'example.test'],
  ])('that fail with %j print their help instead if only local images are available', async (message, name) => {
    installDagger(`case "$*" in *--help) exit 0;; esac; cat >&2 <<'END'\n${message}\nEND\nexit 1`);
    const commands = [command('dagger call greet')];
    expect(await run(commands, {}, {local: true})).toMatchObject({
      help: 1,
      skipped: [`page.mdx:10: help only, wants ${name}, which this machine can't reach`],
      failures: [],
    });
    expect(await run(commands)).toMatchObject({help: 0, skipped: [], failures: [expect.stringContaining(message)]});
  });

  test('aren’t needed to find a module that doesn’t load', async () => {
    installDagger('[ "$*" = "--silent functions" ] && echo "broken module"; exit 1');
    expect((await run([], {sdk: 'go'})).failures).toEqual(["the module doesn't load:\n    broken module"]);
    expect((await run([])).failures).toEqual([]);
    expect((await run([command('true')], {sdk: 'go'})).failures).toEqual([]);
  });
});

test('the temporary folder is deleted, even after an error', async () => {
  let folder = '';
  const failing = inScratch(new Map([['beside', '']]), (project) => {
    folder = path.dirname(project);
    expect(existsSync(path.join(folder, 'beside'))).toBe(true);
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(existsSync(folder)).toBe(false);
});
