import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {isPrecompressed} from '@docs-kit/site-tools/precompress';
import {site} from '../../src/config/site';

const buildDir = path.resolve(__dirname, '../../build');

/** The build's files without precompressed copies, as paths relative to build/. */
export function plainFiles(): string[] {
  return readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !isPrecompressed(entry.name))
    .map(({parentPath, name}) => path.relative(buildDir, path.join(parentPath, name)).split(path.sep).join('/'));
}

/** Uncompressed size of files, in KiB. */
export function plainSize(files: readonly string[]): number {
  return kibibytes(files.map((file) => statSync(path.join(buildDir, file)).size));
}

/** Size of files as sent to a client with Brotli support, in KiB. */
export function sentSize(files: readonly string[]): number {
  return kibibytes(
    files.map((file) => {
      const compressed = path.join(buildDir, `${file}.br`);
      return statSync(existsSync(compressed) ? compressed : path.join(buildDir, file)).size;
    }),
  );
}

export function htmlOf(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

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
