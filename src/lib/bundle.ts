import {buildSync} from 'esbuild';
import {browserslist} from '../../package.json';

/** The site's `browserslist` in esbuild's words: `ios_saf >= 17.5` is `ios17.5`. */
export const target = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * Bundles a script for browsers outside of Docusaurus' own bundle.
 *
 * @param file where it starts
 * @param define names in it, and the code that takes their place
 */
export function bundle(file: string, define: Record<string, string>): string {
  const {outputFiles} = buildSync({entryPoints: [file], bundle: true, minify: true, write: false, target, define});
  return outputFiles[0]?.text ?? '';
}
