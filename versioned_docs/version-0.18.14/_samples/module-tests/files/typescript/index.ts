/** Tests the contents of a directory. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tests the contents of a directory. */
@object()
export class Tests {
  /** Checks that a filter keeps the chosen files and their contents. */
  @func()
  async filterKeepsNotes(): Promise<void> {
    const notes = dag
      .directory()
      .withNewFile("main.go", "package main\n")
      .withNewFile("notes.md", "# Notes\n")
      .filter({ include: ["*.md"] })

    const names = await notes.entries()
    if (names.join() !== "notes.md") {
      throw new Error(`expected notes.md alone, got ${names}`)
    }

    const text = await notes.file("notes.md").contents()
    if (text !== "# Notes\n") {
      throw new Error(`expected the heading, got ${text}`)
    }
  }
}
