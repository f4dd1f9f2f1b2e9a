import {buildSync} from 'esbuild';
import {browserslist} from '../../../../package.json';

/** The site's `browserslist` as an esbuild target: `ios_saf >= 17.5` is `ios17.5`. */
export const target = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles a browser script outside Docusaurus' own bundle.
 *
 * @param file the entry point
 * @param define replaces names with code
 */
export function bundle(file: string, define: Record<string, string>): string {
  const {outputFiles} = buildSync({entryPoints: [file], bundle: true, minify: true, write: false, target, define});
  return outputFiles[0]?.text ?? '';
}
