/** Formats Go source files. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Formats Go source files. */
@object()
export class MyModule {
  /**
   * Returns a copy of the project with formatted Go files.
   *
   * @param source The project directory.
   */
  @func()
  format(source: Directory): Directory {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source, { exclude: [".git"] })
      .withWorkdir("/src")
      .withExec(["gofmt", "-w", "."])
      .directory(".")
  }
}
