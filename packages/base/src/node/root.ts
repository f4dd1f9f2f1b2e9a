import {existsSync} from 'node:fs';
import path from 'node:path';

/** The site's root. npm runs every command there. */
export const root = process.cwd();

/** The folder of the built site. */
export const buildDir = path.join(root, 'build');

/** @throws one line if there's no site in the folder */
export function requireBuild(folder = buildDir): void {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error("build/ doesn't contain a site. Run `npm run build` first.");
}
