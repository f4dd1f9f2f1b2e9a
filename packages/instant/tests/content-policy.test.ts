import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {contentPolicy, writePolicy} from '../src/node/content-policy';

test('a policy hashes bytes, each content once, but not data blocks or external files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  const file = path.join(folder, 'index.html');
  const body =
    '<script>“é”</script><script>“é”</script><script src="/a.js"></script><script type="application/json">1</script><script type="application/ld+json">2</script>';
  writeFileSync(file, `<head><meta charset="UTF-8"><style>a{}</style></head>${body}`);
  contentPolicy({scripts: ['https://a.test'], connections: []})({outDir: folder});
  const [, policy = ''] = /content="([^"]*)"/.exec(readFileSync(file, 'utf8')) ?? [];
  // openssl dgst -sha256 -binary | base64
  expect(policy.split(';').slice(2, 4)).toEqual([
    "script-src 'self' 'sha256-5zcONu2etkAh8A6uURaFTq0ftnGbklbjC8/IP4k+7Y8=' https://a.test",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  ]);
});

test('a page has one policy, with the services and the further directives given', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, '<head><meta charset="UTF-8"></head>');
  const services = {scripts: ['https://a.test'], connections: ['https://b.test', 'https://c.test']};
  writePolicy(folder, 'index.html', services, [['media-src', "'self'"]]);
  const html = readFileSync(file, 'utf8');
  expect(/content="([^"]*)"/.exec(html)?.[1]?.split(';')).toEqual([
    "default-src 'self'",
    "object-src 'none'",
    "script-src 'self' https://a.test",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self' https://b.test https://c.test",
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "media-src 'self'",
  ]);
});

test('only pages get a policy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  writeFileSync(path.join(folder, 'player.htm'), 'no charset');
  contentPolicy({scripts: [], connections: []})({outDir: folder});
  expect(readFileSync(path.join(folder, 'player.htm'), 'utf8')).toBe('no charset');
});

test('Docusaurus’ minifier may have removed the quotes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, '<head><meta charset=UTF-8><script type=application/json>1</script></head>');
  contentPolicy({scripts: [], connections: []})({outDir: folder});
  const html = readFileSync(file, 'utf8');
  expect(html).toMatch(
    /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*;script-src 'self';/,
  );
});

test('a page that doesn’t match the template fails the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  writeFileSync(path.join(folder, 'index.html'), '<head></head>');
  expect(() => contentPolicy({scripts: [], connections: []})({outDir: folder})).toThrow(
    /^index\.html: no <meta charset/,
  );
});
