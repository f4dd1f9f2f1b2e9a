import {expect, test} from 'vitest';
import {contentPolicy} from '../src/node/content-policy';

const none = {scripts: [], connections: []};

test('a policy hashes bytes, each content once, but not data blocks or external files', () => {
  const body =
    '<script>“é”</script><script>“é”</script><script src="/a.js"></script><script type="application/json">1</script><script type="application/ld+json">2</script>';
  const page = Buffer.from(`<head><meta charset="UTF-8"><style>a{}</style></head>${body}`).toString('latin1');
  const html = contentPolicy({scripts: ['https://a.test'], connections: []})()(page, 'index.html');
  const [, policy = ''] = /content="([^"]*)"/.exec(html) ?? [];
  // openssl dgst -sha256 -binary | base64
  expect(policy.split(';').slice(2, 4)).toEqual([
    "script-src 'self' 'sha256-5zcONu2etkAh8A6uURaFTq0ftnGbklbjC8/IP4k+7Y8=' https://a.test",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  ]);
});

test('a page has one policy, with the services and the further directives given', () => {
  const services = {scripts: ['https://a.test'], connections: ['https://b.test', 'https://c.test']};
  const html = contentPolicy(services, [['media-src', "'self'"]])()(
    '<head><meta charset="UTF-8"></head>',
    'index.html',
  );
  expect(/content="([^"]*)"/.exec(html)?.[1]?.split(';')).toEqual([
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

test('Docusaurus’ minifier may have removed the quotes', () => {
  const html = '<head><meta charset=UTF-8><script type=application/json>1</script></head>';
  expect(contentPolicy(none)()(html, 'index.html')).toMatch(
    /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*;script-src 'self';/,
  );
});

test('a page that doesn’t match the template fails the build', () => {
  expect(() => contentPolicy(none)()('<head></head>', 'index.html')).toThrow(/^index\.html: no <meta charset/);
});
