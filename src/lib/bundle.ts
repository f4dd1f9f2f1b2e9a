import {buildSync} from 'esbuild';

/** The site's `browserslist` as an esbuild target. */
export const target = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

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
