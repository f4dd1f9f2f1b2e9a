import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';
import {listByKey} from '@docs-kit/base/group';
import {root} from '@docs-kit/base/node/root';
import {config} from '../config';
import {allRedirects, type Redirect} from './redirects';

/** The folder of the hosts' configurations. */
export const deployDir = path.join(root, 'deploy');

/** An address relative to the base path. */
const relative = (address: string): string => address.slice(config.baseUrl.length);

/** Sorts redirects of single addresses before prefixes, which would match them as well. */
const ordered: readonly Redirect[] = [
  ...allRedirects.filter(({below}) => !below),
  ...allRedirects.filter(({below}) => below),
];

/** A map entry for addresses without a trailing slash, in the syntax that nginx and Caddy share. */
const mapEntry =
  (indent: string, end: string) =>
  ({from, to, below}: Redirect): string =>
    `${indent}${below ? `"~^${escapeRegExp(from)}(?:/|$)"` : from} ${to}${end}`;

/** A rewrite rule for the archive's folder, to which its pattern is relative. */
function apacheRule({from, to, below}: Redirect): string {
  const pattern = escapeRegExp(relative(from));
  return `RewriteRule ^${pattern}${below ? '(?:\\.html|/.*)?' : '(?:\\.html|/|/index\\.html)?'}$ ${to} [R=301,L]`;
}

/** Old addresses grouped by their new page, without the base path: a CloudFront function is limited to 10 KB. */
function cloudFrontEntries(): string[] {
  const groups = listByKey(
    allRedirects.map(({from, to, below}) => [to, relative(from) + (below ? '/*' : '')] as const),
  );
  return [...groups].map(([to, addresses]) => `  '${to}': '${addresses.join(' ')}',`);
}

/** Generates the lines between the markers of each configuration. */
const generated: Readonly<Record<string, () => string[]>> = {
  'nginx/maps.conf': () => ordered.map(mapEntry('    ', ';')),
  'caddy/archive.caddy': () => ordered.map(mapEntry('\t', '')),
  'apache/archive.htaccess': () => ordered.map(apacheRule),
  'aws/function.js': cloudFrontEntries,
};

/** The configurations in `deploy/` that contain the redirects. */
export const generatedFiles: readonly string[] = Object.keys(generated);

/**
 * Inserts the redirects of `deploy/redirects.json` into a configuration, between its lines `redirects: begin` and
 * `redirects: end`.
 *
 * @param file one of `generatedFiles`
 * @returns the configuration's text
 * @throws if the file has no such lines
 */
export function withRedirects(file: string): string {
  const text = readFileSync(path.join(deployDir, file), 'utf8');
  const match = /^([\s\S]*redirects: begin.*\n)[\s\S]*?([^\n]*redirects: end[\s\S]*)$/.exec(text);
  if (!match)
    throw new Error(`deploy/${file}: no lines "redirects: begin" and "redirects: end" to write the redirects between.`);

  const lines = generated[file]?.() ?? [];
  return `${match[1] ?? ''}${lines.join('\n')}\n${match[2] ?? ''}`;
}
