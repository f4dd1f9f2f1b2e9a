import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@docs-kit/base/node/files';
import {explorerFile} from '@docs-kit/explorer/node/settings';

/** The folder of the build. */
export const buildDir = path.resolve(__dirname, '../../build');

/** An HTML file of the build: its path relative to build/ and its text. */
export interface HtmlFile {
  file: string;
  html: string;
}

let pages: readonly HtmlFile[] | undefined;

const read = (file: string): HtmlFile => ({file, html: readFileSync(path.join(buildDir, file), 'utf8')});

/**
 * The pages of the build, including the not-found page. The API explorer isn't included: it has no navbar and its own
 * policy.
 */
export function htmlFiles(): readonly HtmlFile[] {
  return (pages ??= listFiles(buildDir)
    .filter((file) => file.endsWith('.html') && file !== explorerFile)
    .map(read));
}

/** The API explorer's document. */
export const explorer = (): HtmlFile => read(explorerFile);

/** The HTML files that fail a condition; a test expects none. */
export function filesWithout(holds: (html: string, file: string) => boolean): string[] {
  return htmlFiles()
    .filter(({html, file}) => !holds(html, file))
    .map(({file}) => file);
}
