import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {buildDir} from '@docs-kit/base/node/root';
import {compress} from '@docs-kit/site-tools/compression';
import {caching, securityHeaders} from '@docs-kit/site-tools/hosting/headers';
import {allRedirects} from '@docs-kit/site-tools/hosting/redirects';
import {serverNames} from '@docs-kit/site-tools/hosting/servers';
import {site} from '../../src/config/site';
import {builtFiles, builtPages, fileOf} from '../built';
import {type Answer, type Host, ask, checkCaddyfile, hostileAddresses, startHost, wrong} from './hosts';

const read = (file: string): Buffer => readFileSync(path.join(buildDir, file));

/** Addresses without a trailing slash; the home page's is `/0.18`. */
const pages = builtPages().map((page) => page.replace(/\/$/, ''));
const script = builtFiles().find((file) => /^assets\/js\/.*\.js$/.test(file)) ?? '';

/** Follows at most one redirect. Requests Brotli, which is a tenth of the bytes. */
async function open(port: number, address: string): Promise<Answer> {
  const headers = {'accept-encoding': 'br'};
  const answer = await ask(port, address, headers);
  const {location} = answer.headers;
  return answer.status === 301 && location ? ask(port, location, headers) : answer;
}

for (const name of [...serverNames, 'serve'] as const) {
  test.describe(name, () => {
    test.describe.configure({mode: 'default', timeout: 60_000});
    let host: Host | undefined;
    let port = 0;

    test.beforeAll(async () => {
      // Copies and compresses the whole site.
      test.setTimeout(120_000);
      host = await startHost(name);
      port = host.port;
    });
    test.afterAll(() => host?.stop());

    test(`${name}: the commands in deploy/README.md set it up without a warning`, () => {
      // Debian's Apache doesn't know its own name.
      const lines = (host?.output ?? '').split('\n').filter((line) => !line.startsWith('AH00558'));
      expect(lines.filter((line) => /warn|error|emerg|duplicate/i.test(line))).toEqual([]);
    });

    test(`spec 2: every page answers at every form of its address after at most one redirect: ${name}`, async () => {
      expect(pages.length).toBeGreaterThan(300);
      for (const ending of ['', '/', '/index.html', '.html']) {
        const addresses = pages.map((page) => page + ending).filter((address) => address !== '/0.18.html');
        const isPage = async (address: string): Promise<boolean> => {
          const {status, body} = await open(port, address);
          const page = read(fileOf(address.slice(0, address.length - ending.length)));
          return status === 200 && brotliDecompressSync(body).equals(page);
        };
        expect(await wrong(addresses, isPage), `with "${ending}"`).toEqual([]);
      }
    });

    test(`${name}: older addresses and folders without a page redirect once`, async () => {
      const targets = new Map(
        allRedirects.flatMap(({from, to, below}) =>
          ['', '/', '/index.html', '.html', ...(below ? ['/anything', '/any/thing/'] : [])].map((end) => [
            from + end,
            to,
          ]),
        ),
      );
      // Some addresses below an old one have their own redirect.
      allRedirects.forEach(({from, to}) => targets.set(from, to));
      const isRight = async (address: string): Promise<boolean> => {
        const {status, headers} = await ask(port, `${address}?sdk=go`);
        // Apache includes the host.
        const location = headers.location?.replace(`http://127.0.0.1:${port}/`, '/');
        return status === 301 && location === `${targets.get(address) ?? ''}?sdk=go`;
      };
      expect(await wrong([...targets.keys()], isRight)).toEqual([]);
    });

    test(`spec 2: every unmatched route returns the not-found page with status 404: ${name}`, async () => {
      const addresses = [
        'nothing',
        'nothing/',
        'api/nothing/here/',
        'nothing.html',
        'assets/',
        'assets/js/none.js',
        'api/none.md',
        'img',
        'api%2Fnone',
      ]
        .concat(['api/nothing/index.html', 'search/index', 'index', 'api/.env'])
        .concat(['install.md/', 'install/index.html/'])
        .map((address) => site.baseUrl + address);
      for (const address of addresses) {
        const answer = await ask(port, address);
        expect(answer.status, address).toBe(404);
        expect(answer.body.equals(read('404.html')), address).toBe(true);
        expect(answer.headers['cache-control'], address).toBe(caching.other);
        expect(answer.headers['content-type'], address).toMatch(/^text\/html; ?charset=utf-8$/i);
      }
    });

    test(`${name}: hostile addresses redirect to a page of the site at once, or not at all`, async () => {
      const here = new URL(`http://127.0.0.1:${port}`);
      const isSafe = async (address: string): Promise<boolean> => {
        const {status, headers} = await ask(port, address);
        const {location} = headers;
        if (headers['set-cookie']) return false;
        if (location === undefined) return status >= 400 && status < 500;
        const {host, pathname} = new URL(location, here);
        return host === here.host && pathname.startsWith('/0.18/') && (await ask(port, pathname)).status === 200;
      };
      expect(await wrong(hostileAddresses, isSafe)).toEqual([]);
      const passwords = await ask(port, '/0.18/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd');
      expect(passwords.status).toBeGreaterThanOrEqual(400);
    });

    test(`${name}: HEAD returns the headers of GET`, async () => {
      for (const address of [`${site.baseUrl}install`, site.baseUrl + script]) {
        const [get, head] = [await ask(port, address), await ask(port, address, {}, 'HEAD')];
        expect(head.status).toBe(200);
        expect(head.body).toHaveLength(0);
        for (const header of ['content-length', 'content-type', 'etag', 'cache-control', 'vary'])
          expect(head.headers[header], header).toBe(get.headers[header]);
      }
      expect((await ask(port, `${site.baseUrl}nothing`, {}, 'HEAD')).status).toBe(404);
    });

    test(`${name}: range requests return the requested bytes`, async () => {
      const whole = read(script);
      const part = await ask(port, site.baseUrl + script, {range: 'bytes=5-14'});
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 5-14/${whole.length}`);
      expect(part.body.equals(whole.subarray(5, 15))).toBe(true);
      // Servers may ignore an invalid range.
      expect([200, 416]).toContain((await ask(port, site.baseUrl + script, {range: 'bytes=5-2'})).status);
      expect((await ask(port, site.baseUrl + script, {range: 'bytes=99999999-'})).status).toBe(416);
      expect((await ask(port, `${site.baseUrl}install`)).status).toBe(200);
    });

    test(`${name}: conditional requests return 304 only in the same encoding`, async () => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = {'accept-encoding': encoding};
        const {etag = ''} = (await ask(port, `${site.baseUrl}install`, headers)).headers;
        const again = await ask(port, `${site.baseUrl}install`, {...headers, 'if-none-match': etag});
        expect(again.status, encoding).toBe(304);
        expect(again.headers.vary, encoding).toBe('Accept-Encoding');
        expect(again.headers['cache-control'], encoding).toBe(caching.other);
        const other = encoding === 'br' ? 'identity' : 'br';
        const unlike = await ask(port, `${site.baseUrl}install`, {'accept-encoding': other, 'if-none-match': etag});
        expect(unlike.status, `${encoding} for ${other}`).toBe(200);
      }
      // A cache would keep an empty page or a part of one.
      for (const [header, value] of [
        ['if-none-match', '*'],
        ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
        ['range', 'bytes=0-4'],
      ] as const) {
        const {status, body} = await ask(port, `${site.baseUrl}nothing`, {[header]: value});
        expect({status, whole: body.equals(read('404.html'))}, header).toEqual({status: 404, whole: true});
      }
    });

    test(`${name}: files use the best accepted encoding, and caches keep encodings apart`, async () => {
      const style = builtFiles().find((file) => /^assets\/css\/.*\.css$/.test(file)) ?? '';
      const json = builtFiles().find((file) => file.endsWith('.json') && read(file).length > 10_000);
      const utf8 = '(?:; ?charset=utf-8)?$';
      const files = [
        ['install', 'install/index.html', '^text/html; ?charset=utf-8$'],
        [script, script, `^(?:text|application)/javascript${utf8}`],
        [style, style, `^text/css${utf8}`],
        ['img/favicon.svg', 'img/favicon.svg', `^image/svg\\+xml${utf8}`],
        ['img/social-card.png', 'img/social-card.png', '^image/png$'],
        ['api/secrets.md', 'api/secrets.md', '^text/markdown; ?charset=utf-8$'],
        ['llms.txt', 'llms.txt', '^text/plain; ?charset=utf-8$'],
        ['no-such-page', '404.html', '^text/html; ?charset=utf-8$'],
        ...(json ? [[json, json, `^application/json${utf8}`]] : []),
      ] as const;
      for (const [address = '', file = '', type = ''] of files) {
        for (const [accepted, encoding] of [
          ['gzip, deflate, br, zstd', 'br'],
          ['gzip, br;q=0', 'gzip'],
          ['gzip', 'gzip'],
          ['identity', undefined],
          ['brotli, gzipped, br-x', undefined],
        ] as const) {
          const about = `${address}: ${accepted}`;
          const {status, headers, body} = await ask(port, site.baseUrl + address, {'accept-encoding': accepted});
          const sent = encoding && (await compress(file, read(file), encoding, 1)) ? encoding : undefined;
          expect(status, about).toBe(address === 'no-such-page' ? 404 : 200);
          expect(headers['content-encoding'], about).toBe(sent);
          expect(headers['content-type'], about).toMatch(new RegExp(type, 'i'));
          expect(headers['content-language'], about).toBeUndefined();
          expect(headers.vary, about).toBe('Accept-Encoding');
          expect(headers['cache-control'], about).toBe(file.startsWith('assets/') ? caching.hashed : caching.other);
          const unpacked = {br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes};
          expect(unpacked[sent ?? 'none'](body).equals(read(file)), about).toBe(true);
        }
      }
    });

    test(`${name}: every response has the security headers`, async () => {
      for (const address of ['', 'install', 'install.html', 'nothing', script]) {
        const {headers} = await ask(port, site.baseUrl + address);
        for (const [header, value] of Object.entries(securityHeaders))
          expect(headers[header.toLowerCase()], `${address}: ${header}`).toBe(value);
      }
    });

    test(`${name}: POST and OPTIONS are rejected`, async () => {
      for (const method of ['POST', 'OPTIONS']) {
        const {status, headers} = await ask(port, `${site.baseUrl}install`, {}, method);
        expect(status, method).toBe(405);
        // Apache adds its own list, which is empty.
        expect(headers.allow?.replace(/, $/, ''), method).toBe('GET, HEAD');
      }
    });
  });
}

test('caddy accepts the Caddyfile of the image', checkCaddyfile);
