import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {isPrecompressed} from '../../src/postbuild/precompress';
import {site} from '../../src/config/site';

const buildDir = path.resolve(__dirname, '../../build');

/** The files of the build without the precompressed copies, as paths below build/. */
export function plainFiles(): string[] {
  return readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !isPrecompressed(entry.name))
    .map(({parentPath, name}) => path.relative(buildDir, path.join(parentPath, name)).split(path.sep).join('/'));
}

/** KiB of files as they lie in build/. */
export function plainSize(files: readonly string[]): number {
  return kibibytes(files.map((file) => statSync(path.join(buildDir, file)).size));
}

/** KiB of files as they are sent to a reader who accepts Brotli: of their precompressed files, where they have one. */
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

/** The scripts that a page loads as soon as it is open, as files below build/. */
export function scriptsOf(html: string): string[] {
  return attributes(html, 'script', 'src');
}

/** The style sheets of a page, as files below build/. */
export function styleSheetsOf(html: string): string[] {
  return attributes(html, 'link', 'href').filter((file) => file.endsWith('.css'));
}

/** The images that a page loads as soon as it is open, seen or not, as files below build/. */
export function eagerImagesOf(html: string): string[] {
  return attributes(html, 'img(?![^>]*loading="?lazy)', 'src');
}

/** The file below build/ that an address on this site stands for, undefined for an address elsewhere. */
export function fileAt(address: string): string | undefined {
  return address.startsWith(site.baseUrl) ? address.slice(site.baseUrl.length) : undefined;
}

/** Files without doubles: a browser loads each once. */
function attributes(html: string, tag: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}[^>]*? ${attribute}="?([^"\\s>]+)`, 'g'));
  return [...new Set([...found].flatMap(([, address = '']) => fileAt(address) ?? []))];
}

function kibibytes(bytes: readonly number[]): number {
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
