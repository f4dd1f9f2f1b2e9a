import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {noteBundled} from './licences';
import {root} from './root';

const {browserslist} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {browserslist: string[]};

/** The site's `browserslist` as an esbuild target: `ios_saf >= 17.5` is `ios17.5`. */
export const target = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles a browser script outside Docusaurus' own bundle.
 *
 * @param file the entry point
 * @param define replaces names with code
 */
export function bundle(file: string, define: Record<string, string>): string {
  const {outputFiles, metafile} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target,
    define,
    // Instead of the nearest tsconfig.json, which only lists projects.
    tsconfigRaw: {compilerOptions: {strict: true, target: 'ES2022'}},
  });
  Object.values(metafile.outputs).forEach(({inputs}) => Object.keys(inputs).forEach(noteBundled));
  return outputFiles[0]?.text ?? '';
}
