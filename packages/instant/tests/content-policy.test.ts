import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {contentPolicy, writePolicy} from '../src/node/content-policy';

/** Writes a page; returns its folder, and a function that reads the page. */
function site(html: string, name = 'index.html'): {outDir: string; read: () => string} {
  const outDir = mkdtempSync(path.join(tmpdir(), 'policy-'));
  writeFileSync(path.join(outDir, name), html);
  return {outDir, read: () => readFileSync(path.join(outDir, name), 'utf8')};
}

const none = {scripts: [], connections: []};

test('a policy hashes bytes, each content once, but not data blocks or external files', () => {
  const body =
    '<script>“é”</script><script>“é”</script><script src="/a.js"></script><script type="application/json">1</script><script type="application/ld+json">2</script>';
  const {outDir, read} = site(`<head><meta charset="UTF-8"><style>a{}</style></head>${body}`);
  contentPolicy({scripts: ['https://a.test'], connections: []})({outDir});
  const [, policy = ''] = /content="([^"]*)"/.exec(read()) ?? [];
  // openssl dgst -sha256 -binary | base64
  expect(policy.split(';').slice(2, 4)).toEqual([
    "script-src 'self' 'sha256-5zcONu2etkAh8A6uURaFTq0ftnGbklbjC8/IP4k+7Y8=' https://a.test",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  ]);
});

test('a page has one policy, with the services and the further directives given', () => {
  const {outDir, read} = site('<head><meta charset="UTF-8"></head>');
  const services = {scripts: ['https://a.test'], connections: ['https://b.test', 'https://c.test']};
  writePolicy(outDir, 'index.html', services, [['media-src', "'self'"]]);
  expect(/content="([^"]*)"/.exec(read())?.[1]?.split(';')).toEqual([
    "default-src 'self'",
    "object-src 'none'",
    "script-src 'self' https://a.test",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self' https://b.test https://c.test",
    "frame-src 'self'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "media-src 'self'",
  ]);
});

test('only pages get a policy', () => {
  const {outDir, read} = site('no charset', 'player.htm');
  contentPolicy(none)({outDir});
  expect(read()).toBe('no charset');
});

test('Docusaurus’ minifier may have removed the quotes', () => {
  const {outDir, read} = site('<head><meta charset=UTF-8><script type=application/json>1</script></head>');
  contentPolicy(none)({outDir});
  expect(read()).toMatch(
    /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*;script-src 'self';/,
  );
});

test('a page that doesn’t match the template fails the build', () => {
  expect(() => contentPolicy(none)(site('<head></head>'))).toThrow(/^index\.html: no <meta charset/);
});
