import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Adds a file to the build's assets, with a hash of its content in its name, so that hosts may let browsers keep it.
 *
 * @param outDir the build
 * @param folder below `assets/`: `js`
 * @param name without the hash: `player.js`
 * @returns its name below the build: `assets/js/player.1a2b3c4d.js`
 */
export function writeAsset(outDir: string, folder: string, name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const {name: stem, ext} = path.parse(name);
  const file = `assets/${folder}/${stem}.${hash}${ext}`;
  mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(outDir, file), content);
  return file;
}
