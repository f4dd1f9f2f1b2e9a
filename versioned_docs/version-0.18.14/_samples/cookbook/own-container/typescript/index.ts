/** Tidies lists in the module's own container, with TypeScript code. */
import { readFile, writeFile } from "node:fs/promises"

import { dag, File, func, object } from "@dagger.io/dagger"

/** Tidies lists. */
@object()
export class MyModule {
  /**
   * Sorts a file's lines and removes duplicates.
   *
   * @param entries A text file with one entry per line.
   */
  @func()
  async tidy(entries: File): Promise<File> {
    await entries.export("list.txt")
    const lines = new Set((await readFile("list.txt", "utf8")).split(/[\r\n]+/).filter(Boolean))
    await writeFile("tidy.txt", `${[...lines].sort().join("\n")}\n`)
    return dag.currentModule().workdirFile("tidy.txt")
  }
}
