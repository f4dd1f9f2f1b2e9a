import type {Plugin} from '@docusaurus/types';
import {replaceIn} from './replacement';

/**
 * Makes the theme warn if a storage method throws, for example when the quota is exceeded. It already warns if there's
 * no storage, and no page depends on either.
 */
export default function storageWarningsPlugin(): Plugin {
  return {
    name: 'storage-warnings',
    configureWebpack: () => ({
      module: {
        rules: [
          // theme-common 3.10
          replaceIn(/[\\/]theme-common[\\/]lib[\\/]utils[\\/]storageUtils\.js$/, /console\.error/g, 'console.warn'),
        ],
      },
    }),
  };
}
