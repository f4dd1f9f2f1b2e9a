/** Collects notes in a directory. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Collects notes in a directory. */
@object()
export class MyModule {
  /** The notes so far. */
  @func()
  notes: Directory

  constructor() {
    this.notes = dag.directory()
  }

  /**
   * Adds a note.
   *
   * @param name The file name.
   * @param text The note's text.
   */
  @func()
  withNote(name: string, text: string): MyModule {
    this.notes = this.notes.withNewFile(name, text)
    return this
  }
}
