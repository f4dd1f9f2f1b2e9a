import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The fields of a package.json that tests read. */
interface PackageJson {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  exports: Record<string, string>;
}

/** Reads a folder's package.json; missing fields are empty. */
export function packageJson(folder: string): PackageJson {
  const json = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<PackageJson>;
  return {scripts: {}, dependencies: {}, devDependencies: {}, exports: {}, ...json};
}
