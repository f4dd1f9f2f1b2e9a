import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {explorerFile} from '../../src/explorer/settings';

/** The folder of the build. */
export const buildDir = path.resolve(__dirname, '../../build');

/** An HTML file of the build: its path below build/ and its text. */
export interface HtmlFile {
  file: string;
  html: string;
}

const read = (file: string): HtmlFile => ({file, html: readFileSync(path.join(buildDir, file), 'utf8')});

/** The pages of the build, the not-found page included. The API explorer is none: it has no navbar and another policy. */
export function htmlFiles(): HtmlFile[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== explorerFile)
    .map(read);
}

/** The document of the API explorer. */
export const explorer = (): HtmlFile => read(explorerFile);

/** The HTML files that do not hold; an empty list is what a test wants. */
export function filesWithout(holds: (html: string, file: string) => boolean): string[] {
  return htmlFiles()
    .filter(({html, file}) => !holds(html, file))
    .map(({file}) => file);
}
