/** Builds a Go program with a Dagger module. */
import { dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds a Go program. */
@object()
export class MyModule {
  /**
   * Builds a Go program.
   *
   * @param source The program's source directory.
   */
  @func()
  build(source: Directory): File {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "app", "."])
      .file("app")
  }
}
