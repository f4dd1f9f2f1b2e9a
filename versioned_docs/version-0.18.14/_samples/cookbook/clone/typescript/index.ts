/** Builds a tool from its repository. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** Builds tools written in Go. */
@object()
export class MyModule {
  /**
   * Builds the program in the root directory of a public repository.
   *
   * @param repository The repository's URL.
   * @param version The tag, branch or commit to build.
   */
  @func()
  tool(repository: string, version: string): File {
    // region: clone
    const source = dag.git(repository).ref(version).tree({ discardGitDir: true })
    // endregion: clone

    return dag
      .container()
      .from("golang:1.24-alpine")
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "/usr/local/bin/tool", "."])
      .file("/usr/local/bin/tool")
  }
}
