import {buildSchema, introspectionFromSchema} from 'graphql';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {parseAddress} from '../src/address';
import {basicAuthorization, classify, maxLength, type Outcome, send} from '../src/browser/engine';
import {formatResponse, reportConnection, reportFailure, reportResponse} from '../src/browser/report';
import {readSchema} from '../src/browser/schema';
import {shapeOf} from '../src/browser/shape';
import {newToken, startCommand} from '../src/token';
import {parseVariables} from '../src/browser/variables';

const containing = (text: string): unknown => expect.stringContaining(text);

describe('an address', () => {
  test('may omit its scheme and path', () => {
    for (const typed of ['127.0.0.1:8080', ' http://127.0.0.1:8080/ ', 'http://user:x@127.0.0.1:8080/query#top'])
      expect(parseAddress(typed), typed).toEqual({url: 'http://127.0.0.1:8080/query'});

    expect(parseAddress('localhost:9000/other')).toEqual({url: 'http://localhost:9000/other'});
  });

  test('must be on this machine, because the policy allows no other', () => {
    for (const typed of [
      'https://127.0.0.1:8080/query',
      'http://127.0.0.1.elsewhere.test/query',
      'http://elsewhere.test/#127.0.0.1',
      'http://localhost@elsewhere.test/',
      'http://[::1]:8080/query',
    ])
      expect(parseAddress(typed), typed).toHaveProperty('problem', containing('only connects to'));

    for (const typed of ['', 'http://', 'a b'])
      expect(parseAddress(typed), typed).toHaveProperty('problem', containing('isn’t a valid address'));
  });
});

describe('an answer', () => {
  test('is a response with data or errors, regardless of its status', () => {
    expect(classify(200, '{"data":{"version":"v0.18.14"}}')).toMatchObject({
      kind: 'response',
      response: {data: {version: 'v0.18.14'}},
    });
    expect(classify(422, '{"errors":[{"message":"no"}]}').kind).toBe('response');
  });

  test('is a rejected token or another refusal', () => {
    expect(classify(401, '')).toEqual({kind: 'unauthorized'});
    expect(classify(404, '404 page not found')).toEqual({kind: 'foreign', status: 404});
    expect(classify(200, '[1]')).toEqual({kind: 'foreign', status: 200});
    expect(classify(200, 'null')).toEqual({kind: 'foreign', status: 200});
  });
});

test('a response without a schema leaves the explorer with its own', () => {
  const whole = introspectionFromSchema(buildSchema('type Query {version: String!}'));
  const response = (data: object): Outcome => ({kind: 'response', response: {data: {...data}}, text: ''});
  expect(readSchema(response(whole))?.getQueryType()?.getFields()).toHaveProperty('version');
  for (const outcome of [response({version: 'v0.18.14'}), response({__schema: {}}), {kind: 'unreachable'} as const])
    expect(readSchema(outcome)).toBeUndefined();
});

test('the shape of a response has aliases, lists, the types of values, and `…` for fields that only an engine has', () => {
  const schema = buildSchema(
    'type Query {version: String! env: [Variable!]!} type Variable {name: String! tags: [Int]}',
  );
  const shape = shapeOf('query A {it: version env {name tags} greeter {hello}}', schema);
  expect(shape.replace(/\s+/g, ' ')).toBe(
    '{ "data": { "it": String!, "env": [ { "name": String!, "tags": [Int] } ], "greeter": … } }',
  );
  expect(() => shapeOf('{version', schema)).toThrow();
});

describe('a request', () => {
  afterEach(() => vi.unstubAllGlobals());

  const endpoint = {url: 'http://127.0.0.1:8080/query', token: 'secret'};
  const request = {query: '{ version }'};
  const failed = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

  /** Stubs the readable request and the `no-cors` one, with or without a permission. */
  function stub(read: () => Promise<unknown>, unread: () => Promise<unknown>, permission?: string): void {
    vi.stubGlobal('fetch', (_url: string, {mode}: RequestInit) => (mode === 'no-cors' ? unread() : read()));
    const query = (): Promise<unknown> => (permission === undefined ? failed() : Promise.resolve({state: permission}));
    vi.stubGlobal('navigator', {permissions: {query}});
    vi.stubGlobal('addEventListener', vi.fn());
  }

  test('sends the token as a user name, even with non-Latin characters', () => {
    expect(basicAuthorization('playground')).toBe('Basic cGxheWdyb3VuZDo=');
    expect(basicAuthorization('é')).toBe('Basic w6k6');
  });

  test('distinguishes an engine that rejects other origins from no engine', async () => {
    const {signal} = new AbortController();
    stub(failed, () => Promise.resolve({}));
    expect(await send(endpoint, request, signal)).toEqual({kind: 'cors'});
    stub(failed, failed);
    expect(await send(endpoint, request, signal)).toEqual({kind: 'unreachable'});
    stub(failed, failed, 'denied');
    expect(await send(endpoint, request, signal)).toEqual({kind: 'denied'});
    stub(failed, failed, 'prompt');
    expect(await send(endpoint, request, signal)).toEqual({kind: 'unreachable'});
  });

  test('isn’t redirected, and stops at a response that would freeze the page', async () => {
    const {signal} = new AbortController();
    stub(() => Promise.resolve({type: 'opaqueredirect', status: 0, body: null}), failed);
    expect(await send(endpoint, request, signal)).toEqual({kind: 'redirect'});
    stub(() => Promise.resolve(new Response(`"${'x'.repeat(maxLength)}"`)), failed);
    expect(await send(endpoint, request, signal)).toEqual({kind: 'huge'});
  });

  test('can be aborted', async () => {
    stub(failed, failed);
    expect(await send(endpoint, request, AbortSignal.abort())).toEqual({kind: 'stopped'});
  });
});

test('the connection’s label names the version and the module', () => {
  expect(reportConnection('v0.18.14', '0.18.14')).toEqual({
    tone: 'success',
    text: 'Connected to Dagger `0.18.14`.',
  });
  expect(reportConnection('v0.19.2', '0.18.14')).toEqual({tone: 'warning', text: containing('documents `0.18.14`')});
  expect(reportConnection('v0.18.14', '0.18.14', ['myApp', 'b']).text).toContain('functions: `myApp`, `b`.');
});

test('a response is an answer or an error', () => {
  expect(reportResponse({data: {}}, 0.0312).text).toBe('Completed in 31 ms.');
  expect(reportResponse({data: {}}, 2.25).text).toBe('Completed in 2.3 s.');
  const errors = [{message: 'one'}, {message: 'two'}];
  expect(reportResponse({data: null, errors}, 1)).toEqual({
    tone: 'problem',
    text: 'The engine returned an error (and 1 more): one',
  });
  expect(reportResponse({data: null, errors: [{message: 'one'}]}, 1).text).toBe('The engine returned an error: one');
});

test('a response is indented, unless it’s nested too deeply', () => {
  const outcomeOf = (text: string): Outcome => classify(200, text);
  const format = (outcome: Outcome): string | null => (outcome.kind === 'response' ? formatResponse(outcome) : null);
  expect(format(outcomeOf('{"data":{"a":1}}'))).toBe('{\n  "data": {\n    "a": 1\n  }\n}');
  const deep = `{"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
  expect(format(outcomeOf(deep))).toBe(deep);
  expect(reportResponse({data: {}}, 1, 500_001).text).toBe(
    'Completed in 1.0 s. Only the first 500,000 characters are shown.',
  );
  expect(reportResponse({data: null, errors: null}, 1).text).toBe('Completed in 1.0 s.');
});

test('every failure says what to do, and an abort isn’t a failure', () => {
  const url = 'http://127.0.0.1:8080/query';
  const reports = (['unreachable', 'cors', 'denied', 'redirect', 'huge', 'unauthorized', 'stopped'] as const).map(
    (kind) => reportFailure({kind}, url),
  );
  expect(reports.map(({tone}) => tone)).toEqual([...Array<string>(6).fill('problem'), 'neutral']);
  expect(new Set(reports.map(({text}) => text).filter(Boolean)).size).toBe(7);
  expect(reports[4]?.text).toContain('50 million');
  expect(reports[0]?.text).toContain('`http://127.0.0.1:8080`');
  expect(reportFailure({kind: 'foreign', status: 404}, url).text).toContain('HTTP status 404');
});

test('a token has 128 random bits, and the command quotes what was typed', () => {
  expect(newToken()).toMatch(/^[0-9a-f]{32}$/);
  expect(newToken()).not.toBe(newToken());
  expect(startCommand('abc1', 'posix')).toBe('DAGGER_SESSION_TOKEN=abc1 dagger listen --allow-cors');
  expect(startCommand("'a'", 'posix')).toBe(`DAGGER_SESSION_TOKEN=''\\''a'\\''' dagger listen --allow-cors`);
  expect(startCommand("'a'", 'powershell')).toBe(`$env:DAGGER_SESSION_TOKEN = '''a'''; dagger listen --allow-cors`);
});

test('variables are a JSON object or nothing', () => {
  expect(parseVariables(' \n')).toEqual({values: undefined});
  expect(parseVariables('{"image": "alpine"}')).toEqual({values: {image: 'alpine'}});
  for (const text of ['[1]', '1', 'null'])
    expect(parseVariables(text)).toHaveProperty('problem', containing('must be a JSON object'));
  expect(parseVariables('{')).toHaveProperty('problem', containing('aren’t JSON'));
});
