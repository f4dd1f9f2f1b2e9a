import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps tslib, 10 KB of helpers, out of the script of every page. `@docusaurus/utils-common` requires it for one of them, and
 * of a module that is required the bundler drops nothing. Every other package still gets the whole of it.
 */
export default function lightBundlePlugin(): Plugin {
  return {
    name: 'light-bundle',
    configureWebpack() {
      const alias = {tslib$: path.join(__dirname, 'tslib.ts')};
      return {module: {rules: [{test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias}}]}};
    },
  };
}
