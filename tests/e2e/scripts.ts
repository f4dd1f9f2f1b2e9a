import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

const scriptsDir = path.resolve(__dirname, '../../build/assets/js');

/** The names of the built scripts that hold a text. */
export function scriptsWith(text: string): string[] {
  return readdirSync(scriptsDir).filter((file) => readFileSync(path.join(scriptsDir, file), 'utf8').includes(text));
}
