import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {buildDir, requireBuild} from '@docs-kit/base/node/root';
import {best, precompress} from '../compression';
import {config} from '../config';
import {caching, securityHeaders} from './headers';
import {allRedirects} from './redirects';

/** Hosts that serve a folder of files, each with what it adds to the site. */
const hosts: Readonly<Record<string, (folder: string, quality: number) => void | Promise<void>>> = {
  nginx: precompress,
  caddy: precompress,
  apache: precompress,
  docker: precompress,
  netlify: writeRules,
  cloudflare: writeRules,
  'github-pages': (folder) => {
    addNotFoundPage(folder);
    listPages(folder);
    writeStubs(folder);
  },
};

/** The hosts that a folder can be staged for. */
export const stagedHosts: readonly string[] = Object.keys(hosts);

/** Copies the not-found page to the root, where these hosts look for it. */
const addNotFoundPage = (folder: string): void =>
  cpSync(path.join(buildDir, '404.html'), path.join(folder, '404.html'));

const withSlash = (address: string): string => address.replace(/\/?$/, '/');

/** The pages' addresses except for the home page's: `/docs/install`. */
function pages(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('/index.html') && file.startsWith(config.baseUrl.slice(1)))
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .filter((page) => withSlash(page) !== config.baseUrl)
    .sort();
}

/**
 * Writes `_headers` and `_redirects` for Netlify and Cloudflare Pages. Both serve a page at the address with a slash,
 * so every redirect leads there. Both make browsers revalidate every file, unless told otherwise.
 */
function writeRules(folder: string): void {
  addNotFoundPage(folder);
  const rule = (from: string, to: string): string => `${from} ${withSlash(to)} 301`;
  const rules = [
    ...(config.baseUrl === '/' ? [] : [rule('/', config.baseUrl)]),
    ...allRedirects.flatMap(({from, to}) => ['', '/', '/index.html', '.html'].map((end) => rule(from + end, to))),
    ...pages(folder).map((page) => rule(`${page}.html`, page)),
    ...allRedirects.filter(({below}) => below).map(({from, to}) => rule(`${from}/*`, to)),
  ];
  writeFileSync(path.join(folder, '_redirects'), `${rules.join('\n')}\n`);
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [`${config.baseUrl}*`, ...security, `${config.baseUrl}assets/*`, `  Cache-Control: ${caching.hashed}`];
  writeFileSync(path.join(folder, '_headers'), `${lines.join('\n')}\n`);
}

/**
 * Lists all pages on the not-found page at the root, which GitHub Pages sends. Readers without scripts need it, because
 * only a script can tell that `/x.html` means `/x`. The list is outside React's root, in which hydration expects the
 * server's HTML. The copy of the page below the base path doesn't get it: readers who save the site check that file
 * against the hash in the list of files.
 */
function listPages(folder: string): void {
  const links = pages(folder).map((page) => `<li><a href="${page}/">${page.slice(config.baseUrl.length)}</a></li>`);
  const list = `<nav class="container" aria-labelledby="pages"><h2 id="pages">All pages</h2><ul>${links.join('')}</ul></nav>`;
  const file = path.join(folder, '404.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</body>', `<noscript>${list}</noscript></body>`));
}

/** Writes HTML pages for each redirect, because GitHub Pages supports no other kind: under 200 bytes each. */
function writeStubs(folder: string): void {
  const stubs = allRedirects.flatMap(({from, to}) => [`${from}/index.html`, `${from}.html`].map((stub) => [stub, to]));
  if (config.baseUrl !== '/') stubs.push(['index.html', config.baseUrl]);
  for (const [name = '', to = ''] of stubs) {
    const stub = path.join(folder, name);
    mkdirSync(path.dirname(stub), {recursive: true});
    const refresh = `<meta http-equiv="refresh" content="0;url=${withSlash(to)}">`;
    writeFileSync(stub, `<!doctype html><meta name="robots" content="noindex"><title>Moved</title>${refresh}\n`, {
      flag: 'wx',
    });
  }
  // Without this file, GitHub Pages ignores files that start with an underscore.
  writeFileSync(path.join(folder, '.nojekyll'), '');
}

/**
 * Prepares a folder to upload: the built site below its base path, and what the host needs in addition: compressed copies
 * of its files if it sends them, and its rules and the not-found page at the root if it compresses by itself.
 *
 * @param host one of `stagedHosts`
 * @param folder is replaced
 * @param quality of Brotli for compressed copies; the best takes half a minute
 * @throws if there's no build
 */
export async function stage(host: string, folder: string, quality = best): Promise<void> {
  requireBuild();
  rmSync(folder, {recursive: true, force: true});
  cpSync(buildDir, path.join(folder, config.baseUrl), {recursive: true});
  await hosts[host]?.(folder, quality);
}
