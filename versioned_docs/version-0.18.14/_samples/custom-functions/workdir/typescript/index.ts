/** Writes a file in the module's own container. */
import { dag, File, func, object } from "@dagger.io/dagger"
import { writeFile } from "node:fs/promises"

/** Writes files. */
@object()
export class MyModule {
  /**
   * Returns a file that contains the given text.
   *
   * @param text The text to write.
   */
  @func()
  async note(text: string): Promise<File> {
    await writeFile("note.txt", text)
    return dag.currentModule().workdirFile("note.txt")
  }
}
