import {describe, expect, test} from 'vitest';
import {differs} from '../../src/engine/output';

describe('an output', () => {
  test('is the same with other digests, times, durations and trailing white space', () =>
    expect(
      differs(
        `ready \n\nttl.sh/app@sha256:${'a'.repeat(64)}\ndone in 1.2s at 2025-07-01T10:00:00Z`,
        `ready\n\nttl.sh/app@sha256:${'b'.repeat(64)}   \ndone in 30ms at 2026-01-31T08:15:30.5Z\n\n`,
      ),
    ).toBe(false));

  test('is the same with another time that date prints', () =>
    expect(differs('Fri Jul 18 09:14:22 UTC 2025', 'Mon Dec  1 21:15:51 UTC 2026\n')).toBe(false));

  test('is the same with another size in bytes', () =>
    expect(differs('208\n4218960616', '208\n32212254720\n')).toBe(false));

  test('is the same with other durations in a Node.js report', () =>
    expect(differs('  duration_ms: 2.09\n# duration_ms 264.9', '  duration_ms: 0.8\n# duration_ms 82')).toBe(false));

  test('is the same with line breaks of HTTP', () =>
    expect(differs('HTTP/1.1 200 OK\n…', 'HTTP/1.1 200 OK\r\nServer: nginx\r\n\r\n')).toBe(false));

  test.each([
    ['git version 2.49.1', 'git version 2.47.3'],
    ['Python 3.12.12\n', 'Python 3.13.5'],
    ['v22.21.1', 'v24.4.0'],
  ])('is the same with other versions of packages: %j and %j', (shown, printed) =>
    expect(differs(shown, printed)).toBe(false),
  );

  test('is the same in a project with another name', () =>
    expect(differs('in /home/you/hello-web', 'in /home/you/my-app/hello-web')).toBe(false));

  test('is the same with and without styles', () => expect(differs('Name', '\u001b[1mName\u001b[0m\n')).toBe(false));

  test('is the same on another engine and platform', () =>
    expect(differs('(docker-image://host/engine:v1) linux/amd64', '(unix:///a.sock) darwin/arm64')).toBe(false));

  test.each(['1\n…', '…\n3', '1\n…\n3', '…\n2\n…', '…', '1\n…\n2\n3'])(
    'is the same without the lines at … in %j',
    (shown) => expect(differs(shown, '1\n2\n3\n')).toBe(false),
  );

  test.each([
    ['1\n…\n3', '1\n2'],
    ['…\n2', '1\n2\n3'],
    ['1\n…\n3\n…\n2', '1\n2\n3'],
    ['…\n2\n…', '12\n23'],
    ['wait…', 'wait for it'],
    ['hello ana', 'hello ben'],
    ['hello', 'hello\nhello'],
    ['  hello', 'hello\n  hello'],
    ['1.2 GB', '1.3 GB'],
    ['208', '209'],
    ['dagger v0.18.14', 'dagger v0.18.15'],
    ['inet 10.87.0.2', 'inet 10.88.0.2'],
  ])('differs: %j and %j', (shown, printed) => expect(differs(shown, printed)).toBe(true));
});
