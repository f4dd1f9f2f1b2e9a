/** Compresses text in the module's own container. */
import { dag, File, func, object } from "@dagger.io/dagger"
import { writeFile } from "node:fs/promises"
import { gzipSync } from "node:zlib"

/** Compresses text. */
@object()
export class MyModule {
  /**
   * Compresses text into a gzip file.
   *
   * @param text The text to compress.
   */
  @func()
  async pack(text: string): Promise<File> {
    await writeFile("text.gz", gzipSync(text))
    return dag.currentModule().workdirFile("text.gz")
  }
}
