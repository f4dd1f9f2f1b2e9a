/** Opens a terminal during a build. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds a project. */
@object()
export class MyModule {
  /**
   * Opens a terminal after installing packages, then builds the project.
   *
   * @param source The project directory.
   */
  @func()
  build(source: Directory): Directory {
    return (
      dag
        .container()
        .from("node:22-slim")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["npm", "ci"])
        // region: terminal
        .terminal()
        // endregion: terminal
        .withExec(["npm", "run", "build"])
        .directory("dist")
    )
  }
}
