import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {expect, test} from '@playwright/test';
import {DockerfileParser} from 'dockerfile-ast';
import {contentType} from 'mime-types';
import {listFiles} from '@docs-kit/base/node/files';
import {isPrecompressed} from '@docs-kit/site-tools/compression';
import {generatedFiles, withRedirects} from '@docs-kit/site-tools/hosting/generate';
import {caching, securityHeaders} from '@docs-kit/site-tools/hosting/headers';
import {allRedirects} from '@docs-kit/site-tools/hosting/redirects';
import {stage} from '@docs-kit/site-tools/hosting/stage';
import {builtFiles, builtPages, fileOf, readBuilt} from '../built';
import {ask, commandsOf, hostileAddresses, startPlainServer, wrong} from './hosts';
import {root} from '@docs-kit/base/node/root';

const deploy = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8');
const withoutSlash = (address: string): string => address.replace(/\/$/, '');

for (const file of generatedFiles) {
  test(`deploy/${file} matches deploy/redirects.json; if not, run npm run redirects`, () => {
    expect(deploy(file)).toBe(withRedirects(file));
  });
}

test('every redirect leads from an address without a page to a page', () => {
  const pages = new Set(builtPages().map(withoutSlash));
  const canonical = ({to}: {to: string}): boolean =>
    readBuilt(fileOf(to)).includes(`rel="canonical" href="https://archive.docs.dagger.io${to}"`);
  const odd = allRedirects.filter((it) => pages.has(it.from) || !pages.has(withoutSlash(it.to)) || !canonical(it));
  expect(odd).toEqual([]);
});

test('every parent folder of a page is a page or redirects to one', () => {
  const known = new Set([...builtPages().map(withoutSlash), ...allRedirects.map(({from}) => from)]);
  const parents = builtPages().flatMap((page) => {
    const parts = withoutSlash(page).split('/');
    return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
  });
  expect([...new Set(parents)].filter((folder) => !known.has(folder))).toEqual([]);
});

/** Rules as returned by Netlify's parsers, which have no type declarations. */
interface Rule {
  from: string;
  to: string;
}
interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

for (const host of ['netlify', 'cloudflare']) {
  test(`${host}: the staged rules parse and contain every redirect and header`, async () => {
    const folder = test.info().outputPath('staged');
    await stage(host, folder);
    const {redirects, errors} = await parseAllRedirects({
      redirectsFiles: [path.join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const parsedRules = redirects as Rule[];
    const rules = new Map(parsedRules.map(({from, to}) => [from, to]));
    for (const {from, to, below} of allRedirects) {
      const forms = ['', '/', '/index.html', '.html'].map((end) => rules.get(from + end));
      expect(new Set(forms), from).toEqual(new Set([`${withoutSlash(to)}/`]));
      expect(!below || rules.has(`${from}/*`), from).toBe(true);
    }
    const pages = builtPages()
      .map(withoutSlash)
      .filter((page) => page !== '/0.18');
    expect(pages.filter((page) => rules.get(`${page}.html`) !== `${page}/`)).toEqual([]);
    // Both use the first rule that matches.
    const firstWild = parsedRules.findIndex(({from}) => from.includes('*'));
    expect(parsedRules.slice(firstWild).filter(({from}) => !from.includes('*'))).toEqual([]);
    expect(rules.has('/0.18.html')).toBe(false);
    expect(rules.get('/')).toBe('/0.18/');
    // Cloudflare accepts 2,000 rules, and 100 with a wildcard.
    const wild = parsedRules.filter(({from}) => from.includes('*')).length;
    expect(redirects.length - wild).toBeLessThan(2000);
    expect(wild).toBeLessThan(100);
    const parsed = await parseAllHeaders({
      headersFiles: [path.join(folder, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(parsed.errors).toEqual([]);
    const values = new Map((parsed.headers as HeaderRule[]).map((rule) => [rule.for, rule.values]));
    expect(values.get('/0.18/*')).toEqual(securityHeaders);
    expect(values.get('/0.18/assets/*')).toEqual({'Cache-Control': caching.hashed});
    expect(readdirSync(folder).sort()).toEqual(['0.18', '404.html', '_headers', '_redirects']);
    expect(listFiles(folder).filter(isPrecompressed)).toEqual([]);
    rmSync(folder, {recursive: true});
  });
}

test('github-pages: any server has the pages, small pages redirect moved addresses, and the not-found page links to all pages without JavaScript', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath('staged');
  // An earlier version of the site must leave nothing behind.
  mkdirSync(path.join(folder, '0.18/old'), {recursive: true});
  await stage('github-pages', folder);
  expect(readdirSync(path.join(folder, '0.18'))).not.toContain('old');
  const stubs = allRedirects.flatMap(({from, to}) => [`${from}/index.html`, `${from}.html`].map((file) => [file, to]));
  for (const [file = '', to = ''] of [...stubs, ['index.html', '/0.18/']]) {
    const stub = path.join(folder, file);
    expect(readFileSync(stub, 'utf8')).toContain(`content="0;url=${withoutSlash(to)}/"`);
    expect(readFileSync(stub, 'utf8')).toContain('<meta name="robots" content="noindex">');
    expect(statSync(stub).size).toBeLessThan(200);
  }
  expect(listFiles(folder).filter(isPrecompressed)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['.nojekyll', '0.18', '404.html', 'index.html']);
  // Its not-found page lists the pages.
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.route('**/none.html', (route) => route.fulfill({status: 404, path: path.join(folder, '404.html')}));
  await page.goto('none.html');
  const addresses = await page
    .getByRole('navigation', {name: 'All pages'})
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pages = builtPages().map((address) => `${withoutSlash(address)}/`);
  const others = pages.filter((address) => address !== '/0.18/');
  expect(addresses.sort()).toEqual([...others, '/0.18/explorer/'].sort());
  await page.getByRole('link', {name: 'install', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  await context.close();
  // Readers with scripts get suggestions instead.
  expect(readFileSync(path.join(folder, '404.html'), 'utf8')).toMatch(/<noscript><nav .*<\/nav><\/noscript><\/body>/);
  // A server without any configuration.
  const server = await startPlainServer(folder);
  const isPage = async (address: string): Promise<boolean> => {
    const [bare, full] = [await ask(server.port, address), await ask(server.port, `${address}/`)];
    return bare.headers.location === `${address}/` && full.body.toString() === readBuilt(fileOf(address));
  };
  expect(await wrong(builtPages().map(withoutSlash), isPage)).toEqual([]);
  for (const address of ['/', ...allRedirects.flatMap(({from}) => [`${from}/`, `${from}.html`])])
    expect((await ask(server.port, address)).body.toString(), address).toContain('http-equiv="refresh"');
  await server.stop();
});

interface CloudFrontRequest {
  method: string;
  uri: string;
  querystring: Record<string, {value: string; multiValue?: {value: string}[]}>;
}

/** Where the function runs. */
const edge = createContext();
runInContext(deploy('aws/function.js'), edge);

/** Calls the function as CloudFront does; returns the requested file or the redirect. */
function cloudFront(uri: string, querystring: CloudFrontRequest['querystring'] = {}): string {
  Object.assign(edge, {event: {version: '1.0', request: {method: 'GET', uri, querystring, headers: {}}}});
  const result: unknown = runInContext('handler(event)', edge);
  const answer = result as CloudFrontRequest & {statusCode?: number; headers: {location?: {value: string}}};
  return answer.statusCode === undefined ? answer.uri : `${answer.statusCode} ${answer.headers.location?.value ?? ''}`;
}

test('CloudFront: the function resolves every address to its file', () => {
  for (const page of builtPages().map(withoutSlash)) {
    const file = `${page}/index.html`;
    expect([page, `${page}/`, file].map((uri) => cloudFront(uri).replace(/^301 \/0\.18\/$/, file))).toEqual([
      file,
      file,
      file,
    ]);
    expect(page === '/0.18' || cloudFront(`${page}.html`) === `302 ${page}`).toBe(true);
  }
  const others = builtFiles()
    .filter((file) => path.basename(file) !== 'index.html' && !file.startsWith('assets/js/'))
    .map((file) => `/0.18/${file}`);
  expect(others.filter((uri) => cloudFront(uri) !== uri)).toEqual([]);
});

test('CloudFront: the function redirects moved addresses, keeps the query and is within the size limit', () => {
  for (const {from, to, below} of allRedirects) {
    for (const uri of [from, `${from}/`, `${from}/index.html`, `${from}.html`, ...(below ? [`${from}/any/thing`] : [])])
      expect(cloudFront(uri), uri).toBe(`301 ${to}`);
  }
  const query = {sdk: {value: 'go'}, empty: {value: ''}, tag: {value: 'a', multiValue: [{value: 'a'}, {value: 'b'}]}};
  expect(cloudFront('/0.18/ci', query)).toBe('301 /0.18/ci/integrations?sdk=go&empty&tag=a&tag=b');
  expect(Buffer.byteLength(deploy('aws/function.js'))).toBeLessThan(10_240);
});

test('CloudFront: the function redirects no hostile or unknown address permanently, and none out of the site', () => {
  expect(['/', '/0.18'].map((uri) => cloudFront(uri))).toEqual(['301 /0.18/', '301 /0.18/']);
  const redirected = hostileAddresses.map((uri) => cloudFront(uri)).filter((answer) => /^\d{3} /.test(answer));
  expect(redirected).toEqual(['301 /0.18/reference/cli/', '301 /0.18/reference/cli/', '302 /0.18/nothing']);
  // Only an address that may be a page's redirects at all.
  expect(cloudFront('/0.18/nothing.html')).toBe('302 /0.18/nothing');
  for (const uri of [
    '/x.html',
    '/install.html',
    '/0.18/install.html.html',
    '/0.18/.html',
    '/0.18//evil.example/x.html',
  ])
    expect(cloudFront(uri), uri).toBe(uri);
});

interface HeadersPolicy {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: {ContentSecurityPolicy: string};
    ContentTypeOptions: {Override: boolean};
    ReferrerPolicy: {ReferrerPolicy: string};
  };
  CustomHeadersConfig: {Quantity: number; Items: {Header: string; Value: string}[]};
}

test('CloudFront: the policy sends the same headers as every other host', () => {
  const policy = JSON.parse(deploy('aws/headers.json')) as HeadersPolicy;
  const {Quantity, Items} = policy.CustomHeadersConfig;
  const {ContentSecurityPolicy, ReferrerPolicy} = policy.SecurityHeadersConfig;
  expect(Quantity).toBe(Items.length);
  expect({
    ...Object.fromEntries(Items.map((item) => [item.Header, item.Value])),
    'Content-Security-Policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': ReferrerPolicy.ReferrerPolicy,
    // The only value that CloudFront supports.
    'X-Content-Type-Options': 'nosniff',
  }).toEqual(securityHeaders);
});

test('S3: each object has its caching, and text its charset', () => {
  const commands = `aws() { printf '%s\\t' "$@"; echo; }\n${commandsOf('S3 and CloudFront')}`;
  const calls = execFileSync('bash', ['-c', commands], {encoding: 'utf8'}).split('\n');
  const files = builtFiles();
  const objects = new Map<string, {caching?: string; type?: string}>();
  for (const [, command, from = '', to, ...options] of calls.map((call) => call.split('\t'))) {
    if (command !== 'cp') continue;
    const option = (name: string): string | undefined => options[options.indexOf(name) + 1 || options.length];
    const folder = from.slice('build/'.length);
    expect(to).toBe(`s3://BUCKET/0.18/${folder}`);
    // The first filter excludes all, so the last one decides.
    const ending = option('--include')?.slice(1) ?? '';
    for (const file of files.filter((name) => name.startsWith(folder) && name.endsWith(ending)))
      objects.set(file, {caching: option('--cache-control'), type: option('--content-type')});
  }
  const wrongly = files.filter((file) => {
    const {caching: cached, type} = objects.get(file) ?? {};
    const isText = /\.(?:css|html|js|md|txt)$/.test(file);
    const typed = isText ? type === contentType(path.basename(file)) : type === undefined;
    return !typed || cached !== (file.startsWith('assets/') ? caching.hashed : caching.other);
  });
  expect(wrongly).toEqual([]);
  expect(objects.size).toBe(files.length);
});

test('the Dockerfile parses, doesn’t run as root and uses the tested Caddyfile', () => {
  const instructions = DockerfileParser.parse(deploy('docker/Dockerfile')).getInstructions();
  const said = instructions.map((it) => `${it.getKeyword()} ${it.getArgumentsContent() ?? ''}`);
  expect(said).toContain('USER 65534:65534');
  expect(said).toContain('COPY deploy/caddy/ /etc/caddy/');
  expect(said).toContain('COPY .cache/staged/docker/ /srv/');
  expect(deploy('caddy/Caddyfile')).toContain('import archive.caddy');
});
