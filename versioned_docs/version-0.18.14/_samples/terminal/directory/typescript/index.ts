/** Opens a terminal in a directory. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Opens a terminal in a directory. */
@object()
export class MyModule {
  /**
   * Opens a Python prompt in a directory.
   *
   * @param source The directory to open.
   */
  @func()
  explore(source: Directory): Directory {
    return source.terminal({
      container: dag.container().from("python:3.12-slim"),
      cmd: ["python"],
    })
  }
}
