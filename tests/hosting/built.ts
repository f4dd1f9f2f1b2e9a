import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The folder of the build. */
export const buildDir = path.resolve(__dirname, '../../build');

/** The HTML files of the build, the not-found page included: their paths below build/ and their text. */
export function htmlFiles(): {file: string; html: string}[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: file.split(path.sep).join('/'),
      html: readFileSync(path.join(buildDir, file), 'utf8'),
    }));
}

/** The HTML files that do not hold; an empty list is what a test wants. */
export function filesWithout(holds: (html: string, file: string) => boolean): string[] {
  return htmlFiles()
    .filter(({html, file}) => !holds(html, file))
    .map(({file}) => file);
}
