import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkShellText} from '../../src/shell/check';

const place = {root: path.resolve('packages/verify/tests/fixtures/shell'), sample: 'calls/build'};

function messages(text: string, where: {root?: string; sample?: string} = place): string[] {
  const problems = checkShellText(text, where);
  return problems.map(({line, message}) => `${line}: ${message}`);
}

const right = [
  'dagger call build --source=. export --path=./out',
  'dagger call build --source . --jobs 4 --debug with-exec --args=ls,-la stdout',
  'dagger call build --source=. --debug=false -o ./out.tar',
  'dagger call publish-http --source=https://github.com/dagger/dagger#main:docs --token=env://TOKEN --tags=a,b --channel=stable',
  'dagger call publish-http --source . --token TOKEN --tags a --tags b --channel NIGHTLY_BUILD',
  'dagger call publish-http --Source . --token=op://vault/item/field --tags a --channel stable',
  'dagger call publish-http --source . --token=file://~/token.txt --tags a --channel stable',
  'dagger call publish-http --source ./app --token=file://token.txt --tags a --channel stable',
  `dagger call publish-http --source . --token='cmd://printf %s "$(gh auth token)"' --tags a --channel stable`,
  'dagger call --base-image=alpine:latest build --source=. terminal',
  'dagger --progress=plain call -m . serve up --ports 8080:80 --random',
  'dagger call serve up --ports=8080:80,9090:90',
  'dagger call release --version=1 files contents',
  'dagger call -m hello --name=x message',
  'dagger call -m github.com/shykes/daggerverse/hello@v0.3.0 hello --greeting=hi --name x',
  'dagger -m github.com/shykes/daggerverse/hello -c "hello --name=x"',
  'dagger call build --source=. with-service-binding --alias=db --service=tcp://localhost:5432 with-mounted-cache --path=/c --cache=npm sync',
  'dagger call -vvv --progress plain build --source="$PWD" -o ./x',
  'dagger call $ARGS build --source=$(pwd)',
  'dagger call build --help; dagger call --help; dagger -h; dagger version; dagger help call',
  'dagger core container from --address=alpine:latest with-exec --args="echo","hi" stdout',
  'dagger core container with-new-file --path=/a --contents=b directory --path=/ entries',
  'dagger call -M version',
  `dagger -c 'container | from alpine | with-file /x $(http https://example.com) | terminal'`,
  `dagger -M -c 'version'`,
  "dagger <<'EOF'\nc=$(container | from alpine)\n$c | with-exec echo hi | stdout\nEOF",
  "echo 'version' | dagger",
  'dagger ./build.dsh',
  'dagger query <<EOF\n{ container { id } }\nEOF',
  `dagger query <<'EOF'\nquery ($id: ContainerID!) { loadContainerFromID(id: $id) { id } myModule(baseImage: "alpine", source: "") { serve { id } } }\nEOF`,
  'dagger query --doc query.graphql --var name=x',
  'dagger init --sdk=go --source=./ci --name=x && dagger install github.com/shykes/daggerverse/hello@v0.3.0',
  'dagger init --sdk=github.com/example/sdk@v1; dagger init --sdk php',
  'dagger develop --sdk python -r\ndagger develop --compat',
  'dagger run go run main.go --flag',
  'dagger run --focus python main.py -c',
  'dagger listen --allow-cors --listen 0.0.0.0:8080; dagger mcp -m . --env-privileged',
  'FOO=bar sudo -E dagger functions build\ndagger functions',
  'if ! command -v dagger >/dev/null; then curl -fsSL https://dl.dagger.io/dagger/install.sh | sh; fi',
  'docker exec engine dagger version; docker run --name dagger alpine ls; kubectl exec deploy/dagger -- ls',
  'dagger completion bash > /etc/bash_completion.d/dagger; dagger login; dagger logout; dagger config --json',
  'dagger update hello; dagger uninstall hello; dagger client install go ./dagger',
  'for tag in a b; do dagger call serve up & done; wait',
  'dagger call build --source=${{ github.workspace }} --jobs={{ inputs.jobs }}',
  'dagger call build --source=. --jobs=<< parameters.jobs >>',
  'dagger call build -h; dagger install --help; dagger client install $ARGS; dagger call build $ARGS',
  'dagger install github.com/shykes/daggerverse/hello@v0.3.0 --name hi',
  "echo 'nope' | dagger ./build.dsh; echo '{ nope }' | dagger query --doc x.graphql; echo '{ nope }' | dagger login",
  'cat nope | dagger; echo nope $x | dagger; bash -c "$SCRIPT"; python -c "dagger foo"; docker rm dagger foo',
];

const wrong: [string, string][] = [
  ['dagger cal build', '1: unknown command "cal" for "dagger". Did you mean "call"?'],
  ['ls\ndagger call --nope build', '2: unknown flag --nope for the constructor of MyModule.'],
  ['dagger call bild', '1: no function "bild" in type MyModule. Did you mean "build"?'],
  ['dagger call $"bild"', '1: no function "bild" in type MyModule. Did you mean "build"?'],
  ['dagger call build', '1: function "build" of MyModule needs --source'],
  ['dagger call build --sorce=.', '1: unknown flag --sorce for function "build" of MyModule. Did you mean "source"?'],
  ['dagger call \\\n  build --source=. \\\n  export', '3: function "export" of Container needs --path'],
  ['dagger call build --source=. --jobs=x', '1: invalid value "x" for --jobs: not an integer'],
  ['dagger call build --source=. --debug true', '1: no function "true" in type Container.'],
  ['dagger call build --source', '1: --source of function "build" of MyModule needs a value'],
  [
    'dagger call build --source=. stdout foo',
    `1: "foo" can't follow function "stdout" of Container, which returns String`,
  ],
  [
    'dagger call build --source . sync stdout',
    `1: "stdout" can't follow function "sync" of Container, which returns ContainerID`,
  ],
  [
    'dagger call build --source=. withExec --args=ls',
    '1: no function "withExec" in type Container. Did you mean "with-exec"?',
  ],
  [
    'dagger call publish-http --source . --token foo://x --tags a --channel stable',
    '1: invalid value "foo://x" for --token: unknown secret provider "foo"; there are env, file, cmd, op, vault, libsecret.',
  ],
  [
    'dagger core container with-service-binding --alias=dns --service=udp://localhost:53 sync',
    '1: invalid value "udp://localhost:53" for --service: a service is written tcp://HOST:PORT',
  ],
  [
    'dagger call publish-http --source . --token X --tags a --channel beta',
    '1: invalid value "beta" for --channel: one of STABLE, NIGHTLY_BUILD is needed.',
  ],
  [
    'dagger call serve up --ports=8080',
    '1: invalid value "8080" for --ports: a port is written FRONTEND:BACKEND, such as 8080:80',
  ],
  [
    'dagger call describe',
    `1: "describe" of MyModule can't be called from the command line; use Dagger Shell or an SDK.`,
  ],
  [
    'dagger call build --source=github.com/x/y',
    '1: invalid value "github.com/x/y" for --source: without https:// this is taken for a local path',
  ],
  [
    'dagger call build --source=codeberg.org/x/y',
    '1: invalid value "codeberg.org/x/y" for --source: without https:// this is taken for a local path',
  ],
  [
    'dagger call build --source=https://github.com/x/y#:docs',
    '1: invalid value "https://github.com/x/y#:docs" for --source: a path in a Git repository needs a ref before it: #REF:PATH',
  ],
  [
    'dagger core container with-file --path=/a --source=https://github.com/x/y#main: sync',
    '1: invalid value "https://github.com/x/y#main:" for --source: a file of a Git repository needs #REF:PATH',
  ],
  [
    'dagger call build -m foo --source=.',
    '1: --mod has no effect after a function. Write it directly after "dagger call"',
  ],
  [
    `dagger call build --source=. with-exec --args='sh,-c,echo "x"'`,
    '1: invalid value "sh,-c,echo "x"" for --args: quotes inside a list value must surround a whole element and be doubled inside it',
  ],
  ['dagger call -m hello message', '1: the constructor of Hello needs --name'],
  ['dagger call -x build --source=.', '1: unknown flag -x in "-x" for the constructor of MyModule'],
  ['dagger -m x -M call serve', '1: no function "serve" in type Query.'],
  ['dagger core secret', `1: "secret" of Query can't be called from the command line; use Dagger Shell or an SDK.`],
  [
    'dagger init --sdk=rust',
    '1: invalid value "rust" for --sdk: one of go, python, typescript, php, java, elixir, a path or a Git address is needed.',
  ],
  [
    'dagger --progress=fancy call serve',
    '1: invalid value "fancy" for --progress: one of auto, plain, tty, dots, report is needed.',
  ],
  ['dagger install', '1: "dagger install" needs an argument'],
  ['dagger version foo', `1: "dagger version" doesn't accept arguments, so "foo" is too many`],
  ['dagger listen --lisen x', '1: unknown flag --lisen for "dagger listen". Did you mean "listen"?'],
  ['dagger completion tcsh', '1: unknown command "tcsh" for "dagger completion".'],
  ['if true; then\n  echo "$(sudo dagger call nope)"\nfi', '2: no function "nope" in type MyModule.'],
  ['bash -c "dagger foo"', '1: unknown command "foo" for "dagger".'],
  ['true && dagger foo | cat', '1: unknown command "foo" for "dagger".'],
  ["dagger <<'EOF'\ncontainer |\n  form alpine\nEOF", '3: no function "form" in type Container. Did you mean "from"?'],
  ["echo 'container | form alpine' | dagger", '1: no function "form" in type Container. Did you mean "from"?'],
  ["echo container '|' form alpine | dagger", '1: no function "form" in type Container. Did you mean "from"?'],
  [
    'dagger query <<EOF\n{\n  container { form(address: "alpine") { id } }\n}\nEOF',
    '3: Cannot query field "form" on type "Container". Did you mean "from"?',
  ],
  [
    'dagger query <<EOF\nquery ($id: ContainerID!) { loadContainerFromID(id: $id) { id } }\nEOF',
    '2: the shell expands a part of this document; quote it, or the delimiter of the here-document',
  ],
  ["echo '{ nope }' | dagger query", '1: Cannot query field "nope" on type "Query".'],
  ['ls\necho "x', '2: syntax error: unterminated double quote'],
  [
    'dagger call build -M --source=.',
    '1: --no-mod has no effect after a function. Write it directly after "dagger call"',
  ],
  ['dagger call publish-http --source .', '1: function "publish-http" of MyModule needs --token, --tags, --channel'],
  ['dagger client install go a b', '1: "dagger client install" takes at most 2 argument(s), so "b" is too many'],
  [`dagger version "$x"`, `1: "dagger version" doesn't accept arguments, so "…" is too many`],
  ['dagger call build "$x"', '1: function "build" of MyModule needs --source'],
  ['dagger call -m . bild', '1: no function "bild" in type MyModule. Did you mean "build"?'],
  ["dagger shell -c 'container | form alpine'", '1: no function "form" in type Container. Did you mean "from"?'],
  ["dagger -M -c 'build .'", '1: function or module "build" not found.'],
  ['docker exec engine dagger foo', '1: unknown command "foo" for "dagger".'],
  ['kubectl exec deploy/x -- dagger foo', '1: unknown command "foo" for "dagger".'],
  ['docker exec engine sh -c "dagger foo"', '1: unknown command "foo" for "dagger".'],
  ['dagger call serve up --ports=8080:x', '1: invalid value "8080:x" for --ports: both ports must be integers'],
  ['dagger call build --source= ', `1: invalid value "" for --source: it can't be empty`],
  ['cat <<EOF\nabc', `1: syntax error: the here-document isn't closed by "EOF"`],
];

// The first check reads the API's declarations, which takes seconds on a busy machine.
describe('shell code', () => {
  test.each(right)('is right: %s', (text) => {
    expect(messages(text)).toEqual([]);
  });

  test.each(wrong)('is wrong: %s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  test('each mistake of a line is reported once', () => {
    const [foo, bar] = ['foo', 'bar'].map((name) => `unknown command "${name}" for "dagger".`);
    expect(messages('dagger foo; dagger foo; dagger bar\ndagger foo')).toEqual([`1: ${foo}`, `1: ${bar}`, `2: ${foo}`]);
  });

  test('checks only the spelling of a chain if there’s no sample', () => {
    expect(messages('dagger call any-thing --flag value next --other=x', {})).toEqual([]);
    expect(messages('dagger call anyThing', {})).toEqual([
      `1: functions aren't spelt like "anyThing". Did you mean "any-thing"?`,
    ]);
  });

  test.each([
    'dagger call --version=1.24 test',
    'dagger call -m github.com/dagger/dagger/modules/alpine --branch=3.22 --packages git container terminal',
    'dagger call -vm ./ci test --outputs=x --verbosity 2',
    'dagger call --progress plain --interactive test --progress=$MODE',
    'dagger call test --help -o ./out --json',
    'dagger call --name value -m ./ci test',
  ])('may be right without a sample: %s', (text) => {
    expect(messages(text, {})).toEqual([]);
  });

  test.each([
    ['dagger call --progres=plain test', 'unknown flag --progres for "dagger call". Did you mean "progress"?'],
    ['dagger call test --interactvie', 'unknown flag --interactvie for "dagger call". Did you mean "interactive"?'],
    [
      'dagger call --progress=fancy test',
      'invalid value "fancy" for --progress: one of auto, plain, tty, dots, report is needed.',
    ],
    ['dagger call test --output', '--output of "dagger call" needs a value'],
    ['dagger call --a.b test', `flags aren't spelt like "--a.b"`],
    ['dagger call --name=x a -m .', '--mod has no effect after a function. Write it directly after "dagger call"'],
    ['dagger call --silent a -m .', '--mod has no effect after a function. Write it directly after "dagger call"'],
    ['dagger call -x test', 'unknown flag -x in "-x" for "dagger call"'],
    ['dagger call test -m ./ci', '--mod has no effect after a function. Write it directly after "dagger call"'],
  ])('is wrong even without a sample: %s', (text, message) => {
    expect(messages(text, {})).toEqual([`1: ${message}`]);
  });
});
