/** Writes a file with code of the module itself. */
import { dag, File, func, object } from "@dagger.io/dagger"
import { writeFile } from "node:fs/promises"

/** Writes files. */
@object()
export class MyModule {
  /**
   * A file with a text in it.
   *
   * @param text The text.
   */
  @func()
  async note(text: string): Promise<File> {
    await writeFile("note.txt", text)
    return dag.currentModule().workdirFile("note.txt")
  }
}
