import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkDaggerShellText} from '../../src/shell/check';

const place = {root: path.resolve('packages/verify/tests/fixtures/shell'), sample: 'calls/build'};

function messages(text: string, where: {root?: string; sample?: string} = place): string[] {
  const problems = checkDaggerShellText(text, where);
  return problems.map(({line, message}) => `${line}: ${message}`);
}

const right = [
  'container | from alpine | with-exec apk add curl | with-exec -- curl -L https://example.com | stdout',
  'container | from alpine | with-exec --redirect-stdout /out -- sh -c "ls -la" | file /out | contents',
  'container |\n  from alpine |\n  with-new-file /hi.txt hello |\n  publish ttl.sh/hello',
  'build . --debug --jobs=3 | terminal',
  'build $(git https://github.com/dagger/dagger | head | tree) | publish ttl.sh/x',
  '. --base-image=alpine | build . | file /x | export ./x',
  'my-module --base-image alpine | build .',
  'hello Bob | message',
  '.core | current-module | name',
  '.help',
  '.help container',
  '.help build',
  '.help Container',
  '.help .echo',
  'container | .help',
  'src=$(directory | with-new-file a.txt "hi")\nbuild $src | directory /src | entries',
  'publish-http . env://TOKEN "a,b" stable',
  'describe $(release 1.0)',
  'release 1.0 | files | name',
  'container | from alpine | with-mounted-cache /x $(cache-volume x) | with-secret-variable T $(secret env://T) | with-env-variable A $B | stdout &\n.wait $!',
  'container | from alpine | with-directory --exclude=".git","node_modules" /src $(host | directory .)',
  'llm | with-prompt "hi" | last-reply',
  '$agent | history',
  'env | with-string-input a b "desc" | outputs | name',
  '.echo hi; .printenv PATH; .exit 1',
  'host | service --host=x 8080:80 | start',
  'github.com/shykes/daggerverse/hello@v0.3.0 | hello --name=x',
  'if _test 1 = 1; then version; fi',
  'container | from alpine | with-exposed-port 80 --protocol udp | as-service --args="a","b" | up --ports 8080:80 --random',
  'container | from alpine | with-exec ls | stdout > out.txt',
  'git https://example.com/z | tag v1 | tree | glob "**/*.md"',
  'container | from "alpine:$VERSION"',
  'container | from "$(version)" | with-exec $(version)',
  '.deps | nope; .stdlib | nope; .help $x',
];

const wrong: [string, string][] = [
  ['container | form alpine', '1: no function "form" in type Container. Did you mean "from"?'],
  ['container | from', '1: function "from" of Container needs address: from <address>'],
  [
    'container | from alpine latest',
    '1: function "from" of Container takes 1 argument(s) by position, so "latest" is too many',
  ],
  ['with-exec ls', '1: function or module "with-exec" not found.'],
  [
    '\ncontainer | from alpine |\n  with-exec ls -la',
    '3: unknown flag -l in "-la" for function "with-exec" of Container',
  ],
  ['container | from alpine | stdout | with-exec ls', `1: can't pipe "stdout", which returns String, into "with-exec"`],
  ['container | sync | stdout', `1: can't pipe "sync", which returns ContainerID, into "stdout"`],
  ['.hlep', '1: unknown builtin ".hlep". Did you mean ".help"?'],
  ['.echo x | container', '1: "container" needs an object before the pipe, not plain text'],
  ['build', '1: function "build" of MyModule needs source: build <source>'],
  ['build --source=.', '1: unknown flag --source for function "build" of MyModule.'],
  ['build . --jobs many', '1: invalid value "many" for jobs of function "build" of MyModule: not an integer'],
  [
    'build $(container)',
    '1: invalid value the result for source of function "build" of MyModule: it is a Container, not a Directory',
  ],
  [
    'c=$(container)\nbuild --jobs=1 $c',
    '2: invalid value the result for source of function "build" of MyModule: it is a Container, not a Directory',
  ],
  [
    'describe foo',
    '1: invalid value "foo" for release of function "describe" of MyModule: a MyModuleRelease can only be given as $(…)',
  ],
  ['echo hi', '1: function or module "echo" not found.'],
  [
    'container | from alpine | with-exec ls | stdout | grep x',
    `1: can't pipe "stdout", which returns String, into "grep"`,
  ],
  ['curl https://example.com', '1: function or module "curl" not found.'],
  ['current-module', '1: function or module "current-module" not found.'],
  ['my-modul | build .', '1: function or module "my-modul" not found. Did you mean "my-module"?'],
  ['hello | message', '1: the constructor of Hello needs name: hello <name>'],
  ['.help nope', `1: .help doesn't list "nope".`],
  [
    'container | from alpine | with-exec --expect=never ls',
    '1: invalid value "never" for expect of function "with-exec" of Container: one of ANY, FAILURE, SUCCESS is needed.',
  ],
  ['if true; then\n  container | nope\nfi', '1: function or module "true" not found.'],
  ['for x in a b; do\n  container | nope $x\ndone', '2: no function "nope" in type Container.'],
  ['f() {\n  contaner\n}', '2: function or module "contaner" not found. Did you mean "container"?'],
  ['x=$(container | nope)', '1: no function "nope" in type Container.'],
  ['c=$(container\n', '1: syntax error: unterminated command substitution'],
  ['.help containr', '1: .help doesn\'t list "containr". Did you mean "container"?'],
  ['$agent | nope', '1: no function "nope" in type LLM.'],
  ['. | nope', '1: no function "nope" in type MyModule.'],
  [
    'publish-http .',
    '1: function "publish-http" of MyModule needs token, tags, channel: publish-http <source> <token> <tags> <channel>',
  ],
  [
    'container | with-exec $(directory) ls',
    '1: invalid value the result for args of function "with-exec" of Container: it is a Directory, not a String',
  ],
  ['container |', "1: syntax error: expected command after '|'"],
];

// The first check reads the API's declarations, which takes seconds on a busy machine.
describe('Dagger Shell code', () => {
  test.each(right)('is right: %s', (text) => {
    expect(messages(text)).toEqual([]);
  });

  test.each(wrong)('is wrong: %s', (text, message) => {
    expect(messages(text)[0]).toBe(message);
  });

  test('has no module if there’s no sample', () => {
    expect(messages('container | from alpine', {})).toEqual([]);
    expect(messages('build .', {})).toEqual(['1: function or module "build" not found.']);
  });
});
