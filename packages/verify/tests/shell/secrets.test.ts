import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {endsWithLineBreak} from '../../src/shell/secrets';
import {prose} from '../../src/prose/check';
import {checkDaggerShellText, checkShellText} from '../../src/shell/check';
import {snippetOf} from '../snippet';

const place = {root: path.resolve('packages/verify/tests/fixtures/shell'), sample: 'calls/build'};

const publish = (token: string): string =>
  `dagger call publish-http --source=. --token=${token} --tags=a --channel=stable`;

function messages(text: string): string[] {
  return checkShellText(text, place).map(({message}) => message);
}

const lineBreak = [expect.stringContaining('prints a line break')];
const inSource = [expect.stringContaining('is inside the directory')];

describe('a secret from a command', () => {
  test.each([
    'gh auth token',
    'op read op://a/b/c',
    'pass show x',
    'cat t',
    'echo x',
    `printf '%s\\n' x`,
    'gh x | tr a b',
    'gh x | tr -d a',
    `gh x | tr '\\n' a`,
  ])('must not end in a line break: %s', (command) => expect(endsWithLineBreak(command)).toBe(true));

  test.each(['printf %s "$(gh auth token)"', `gh auth token | tr -d '\\n'`])(
    'may come from a command that prints no line break: %s',
    (command) => expect(endsWithLineBreak(command)).toBe(false),
  );

  test('is reported in a command line, in Dagger Shell and in prose', async () => {
    expect(messages(publish("'cmd://gh auth token'"))).toEqual(lineBreak);
    expect(messages(publish("'cmd://gh auth token?cacheKey=x'"))).toEqual(lineBreak);
    expect(messages(publish(`'cmd://printf %s "$(gh auth token)"'`))).toEqual([]);
    const found = checkDaggerShellText('secret "cmd://gh auth token" | name', place);
    expect(found.map(({message}) => message)).toEqual(lineBreak);
    expect(await proseMessages("--token='cmd://gh auth token'")).toMatch(/prints a line break/);
    expect(await proseMessages('cmd://gh auth token')).toMatch(/prints a line break/);
    expect(await proseMessages('cmd://COMMAND')).toBe('');
  });
});

describe('a secret from a file', () => {
  test.each(['file://key.json', 'file://./ci/key.json'])('must not be in an uploaded directory: %s', (address) => {
    expect(messages(publish(address))).toEqual(inSource);
    const found = checkDaggerShellText(`publish-http . ${address} a stable`, place);
    expect(found.map(({message}) => message)).toEqual(inSource);
  });

  test.each(['file://~/key.json', 'file:///run/key.json', 'file://../key.json', 'file://$KEY_FILE'])(
    'may be outside: %s',
    (address) => expect(messages(publish(address))).toEqual([]),
  );

  test('may be in a directory that another statement uses', () => {
    expect(checkDaggerShellText('directory | directory ci\nsecret file://ci/key.json | name', place)).toEqual([]);
  });

  test('may be beside the module, and beside the path that a result is written to', () => {
    const command =
      'dagger call -m . publish-http --source=./app --token=file://key.json --tags=a --channel=stable -o .';
    expect(messages(command)).toEqual([]);
  });
});

async function proseMessages(text: string): Promise<string> {
  const snippet = snippetOf('prose', text, {kind: 'prose'});
  return (await prose.check([snippet])).failures.map(({message}) => message).join('\n');
}
