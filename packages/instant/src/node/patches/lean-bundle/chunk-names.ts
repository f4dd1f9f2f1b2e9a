import {createHash} from 'node:crypto';
import type {BundlerPlugin} from '@docs-kit/base/node/bundler';

/** The placeholder for the hash in chunk names until the content is known. */
const placeholder = '__HASH__';

/** The value for `output.chunkFilename`. */
export const chunkFilename = `assets/js/[id].${placeholder}.js`;

/**
 * Replaces the placeholder with one hash of the content of all chunks. A hash for each chunk would add a table of a
 * thousand hashes to the script that every page loads, and the bundler's build hash depends on the path of the working
 * tree and the state of its cache.
 */
export const chunkNames: BundlerPlugin = (compiler) => {
  const {Compilation, sources} = compiler.webpack;
  const name = 'chunk-names';
  compiler.hooks.compilation.tap(name, (compilation) => {
    // Right before the bundler computes the content hashes of the scripts that contain the chunk names.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compilation.hooks.processAssets.tap({name, stage}, () => {
      const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
      const chunks = scripts.filter((asset) => asset.name.includes(placeholder));
      const all = createHash('sha256');
      for (const chunk of chunks.sort((a, b) => (a.name < b.name ? -1 : 1)))
        all.update(`${chunk.name}\0`).update(chunk.source.source()).update('\0');

      const hash = all.digest('hex').slice(0, 8);
      for (const {name: script, source} of scripts) {
        const text = source.source().toString();
        if (text.includes(placeholder))
          compilation.updateAsset(script, () => new sources.RawSource(text.replaceAll(placeholder, hash)));
      }
      chunks.forEach((chunk) => compilation.renameAsset(chunk.name, chunk.name.replace(placeholder, hash)));
    });
  });
};
