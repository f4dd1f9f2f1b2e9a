/** Packs a text in code of the module itself. */
import { dag, File, func, object } from "@dagger.io/dagger"
import { writeFile } from "node:fs/promises"
import { gzipSync } from "node:zlib"

/** Packs texts. */
@object()
export class MyModule {
  /**
   * A gzip file with a text in it.
   *
   * @param text The text.
   */
  @func()
  async pack(text: string): Promise<File> {
    await writeFile("text.gz", gzipSync(text))
    return dag.currentModule().workdirFile("text.gz")
  }
}
