import type {Plugin} from '@docusaurus/types';

/**
 * Lets the theme warn where a method of the storage throws, as with a full quota: it already warns where there is no
 * storage, and nothing of the page depends on either.
 */
export default function storageWarningsPlugin(): Plugin {
  return {
    name: 'storage-warnings',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  // theme-common 3.10
                  test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]storageUtils\.js$/,
                  loader: require.resolve('string-replace-loader'),
                  options: {search: /console\.error/g, replace: 'console.warn', strict: true},
                },
              ],
            },
          },
  };
}
