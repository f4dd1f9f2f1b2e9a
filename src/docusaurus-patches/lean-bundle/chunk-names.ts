import {createHash} from 'node:crypto';

/** What stands for the hash in the names of chunks until their content is known. */
const placeholder = '__HASH__';

/** The form of the names of chunks, for `output.chunkFilename`. */
export const chunkFilename = `assets/js/[id].${placeholder}.js`;

/** The part of a bundler's compilation that is used here; webpack and Rspack have it in the same form. */
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
 * Gives all chunks of a build one hash in their names, made from their content. A hash for each would be a table of a
 * thousand hashes in the script that every page loads, and the bundler's own hash of a build follows the path of the tree
 * and the state of its cache.
 */
export class ChunkNames {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.rspack;
    const name = 'chunk-names';
    compiler.hooks.compilation.tap(name, (compilation) => {
      // The scripts that name the chunks get the hashes in their own names right after this.
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
