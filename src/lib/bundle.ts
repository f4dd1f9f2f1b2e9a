import {buildSync} from 'esbuild';

/** What the site's `browserslist` means in esbuild's words. */
export const target = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

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
