/** Builds a project and lets you look around. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds a project. */
@object()
export class MyModule {
  /**
   * Builds a project and opens a terminal before the build.
   *
   * @param source The project.
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
