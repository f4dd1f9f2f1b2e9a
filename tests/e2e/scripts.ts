import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const scriptsDir = path.resolve(__dirname, '../../build/assets/js');

/** The names of built scripts that contain a text. */
export function scriptsWith(text: string): string[] {
  return readdirSync(scriptsDir).filter((file) => readFileSync(path.join(scriptsDir, file), 'utf8').includes(text));
}

/** The name of the chunk with a page's content, found through its front matter. */
export function chunkOf(title: string): string {
  const [chunk] = scriptsWith(`{title:"${title}",description:`);
  if (!chunk) throw new Error(`No chunk in build/ holds the page "${title}".`);

  return chunk;
}

/** The name of the script with the library that zooms images. */
export function zoomScript(): string {
  const [script, ...others] = scriptsWith('medium-zoom:open');
  if (!script || others.length > 0) throw new Error('Not exactly one script in build/ holds medium-zoom.');
  return script;
}
