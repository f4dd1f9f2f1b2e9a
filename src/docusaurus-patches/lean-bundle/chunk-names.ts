import {createHash} from 'node:crypto';

/** The placeholder for the hash in chunk names until the content is known. */
const placeholder = '__HASH__';

/** The value for `output.chunkFilename`. */
export const chunkFilename = `assets/js/[id].${placeholder}.js`;

/** The part of a compilation used here, which webpack and Rspack share. */
interface Compilation {
  getAssets(): readonly {name: string; source: Source}[];
  updateAsset(name: string, update: (source: Source) => Source): void;
  renameAsset(from: string, to: string): void;
  hooks: {
    processAssets: {tap(options: {name: string; stage: number}, callback: () => void): void};
  };
}

interface Source {
  source(): string | Buffer;
}

interface Compiler {
  hooks: {compilation: {tap(name: string, callback: (compilation: Compilation) => void): void}};
  rspack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number};
    sources: {RawSource: new (text: string) => Source};
  };
}

/**
 * Replaces the placeholder with one hash of the content of all chunks. A hash for each chunk would add a table of a
 * thousand hashes to the script that every page loads, and the bundler's build hash depends on the path of the working
 * tree and the state of its cache.
 */
export class ChunkNames {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.rspack;
    const name = 'chunk-names';
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Right before the bundler computes the content hashes of the scripts that contain the chunk names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        const chunks = scripts.filter((asset) => asset.name.includes(placeholder));
        const hash = hashOf(chunks);
        for (const {name: script, source} of scripts) {
          const text = source.source().toString();
          if (text.includes(placeholder)) {
            compilation.updateAsset(script, () => new sources.RawSource(text.replaceAll(placeholder, hash)));
          }
        }
        chunks.forEach((chunk) => compilation.renameAsset(chunk.name, chunk.name.replace(placeholder, hash)));
      });
    });
  }
}

/** Eight hexadecimal digits. */
function hashOf(chunks: readonly {name: string; source: Source}[]): string {
  const hash = createHash('sha256');
  for (const {name, source} of [...chunks].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${name}\0`).update(source.source()).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
