/** Opens a terminal in a directory. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Opens terminals. */
@object()
export class MyModule {
  /**
   * Opens a Python prompt next to a directory's files.
   *
   * @param source The directory.
   */
  @func()
  explore(source: Directory): Directory {
    return source.terminal({
      container: dag.container().from("python:3.12-slim"),
      cmd: ["python"],
    })
  }
}
