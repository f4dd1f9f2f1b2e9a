import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {best, compress} from '@docs-kit/site-tools/compression';
import {buildDir} from '@docs-kit/base/node/root';
import {site} from '../../src/config/site';

/** Uncompressed size of files, in KiB. */
export function plainSize(files: readonly string[]): number {
  return kibibytes(files.map((file) => statSync(path.join(buildDir, file)).size));
}

/** Size of files as sent to a client with Brotli support by a host that compresses at its best, in KiB. */
export async function sentSize(files: readonly string[]): Promise<number> {
  return kibibytes(await Promise.all(files.map(bestBytes)));
}

/** About the same, with a quality that takes far less time: the size is about a tenth larger. */
export async function quickSize(files: readonly string[]): Promise<number> {
  return kibibytes(await Promise.all(files.map(quickBytes)));
}

async function sentBytes(file: string, quality: number): Promise<number> {
  const bytes = readFileSync(path.join(buildDir, file));
  return ((await compress(file, bytes, 'br', quality)) ?? bytes).length;
}

/** Kept, because two tests need the size of every page. */
const quickBytes = memoizeAsync((file: string) => sentBytes(file, 5));

/** Kept, because pages share scripts. */
const bestBytes = memoizeAsync((file: string) => sentBytes(file, best));

/** The scripts that a page loads immediately, as files relative to build/. */
export function scriptsOf(html: string): string[] {
  return attributes(html, 'script', 'src');
}

/** A page's style sheets, as files relative to build/. */
export function styleSheetsOf(html: string): string[] {
  return attributes(html, 'link', 'href').filter((file) => file.endsWith('.css'));
}

/** The images that a page loads immediately, visible or not, as files relative to build/. */
export function eagerImagesOf(html: string): string[] {
  return attributes(html, 'img(?![^>]*loading="?lazy)', 'src');
}

/** Resolves an address on this site to a file relative to build/; undefined for other addresses. */
export function fileAt(address: string): string | undefined {
  return address.startsWith(site.baseUrl) ? address.slice(site.baseUrl.length) : undefined;
}

/** Removes duplicates, because browsers load each file once. */
function attributes(html: string, tag: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}[^>]*? ${attribute}="?([^"\\s>]+)`, 'g'));
  return [...new Set([...found].flatMap(([, address = '']) => fileAt(address) ?? []))];
}

function kibibytes(bytes: readonly number[]): number {
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
